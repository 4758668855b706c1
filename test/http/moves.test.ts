import { describe, expect, it } from 'vitest';
import { expectProblem, expectStatus, openSalon } from '../support/salon.ts';

const salon = await openSalon();

describe('A game of Portraits over HTTP', () => {
  it('is created without a token, looked at and moved in', async () => {
    const created = expectStatus(await salon.post('/v1/portraits'), 201);
    const { token } = created.body.credentials;
    const path = created.headers.get('Location') ?? '';
    expect(path).toBe(`/v1/portraits/${created.body.id}`);
    const seen = expectStatus(await salon.get(path, { token }), 200);
    const { move } = seen.body.legalMoves[0];
    const moved = await salon.post(`${path}/moves`, { move, expectedVersion: seen.body.version }, { token });
    expectStatus(moved, 200);
    expect(moved.body.version).toBeGreaterThan(seen.body.version);
    expectProblem(
      await salon.post(`${path}/moves`, { move, expectedVersion: 1 }, { token }),
      409,
      'stale-version',
    );
  });
});
