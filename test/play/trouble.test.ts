import { describe, expect, it } from 'vitest';
import { troubleOf } from '../../src/play/api/trouble.ts';

const problem = (code: string, more: object = {}) => ({
  ...{ type: `/problems/${code}`, title: 'A title', status: 422, detail: 'A detail.', code },
  ...{ requestId: 'r', ...more },
});

describe('trouble in words', () => {
  it('is what the API says, with the paragraph that a move breaks', () => {
    expect(troubleOf(problem('illegal-move', { rule: 'PO-7' }))).toEqual({
      code: 'illegal-move',
      title: 'A title',
      detail: 'A detail.',
      rule: 'PO-7',
    });
  });
  it('is told to people where the API speaks to programs', () => {
    const { title, detail } = troubleOf(problem('unauthorized'));
    expect(`${title} ${detail}`).not.toMatch(/token|A detail/);
    const position = { version: 7 };
    const stale = troubleOf(problem('stale-version', { position }));
    expect(stale.title).toBe('Somebody was quicker');
    expect(stale.position).toBe(position);
  });
  it('names the fields of a form', () => {
    const errors = [
      { pointer: '/name', message: '1 to 40 characters.' },
      { pointer: '/deal/number', message: 'A number.' },
    ];
    expect(troubleOf(problem('invalid-body', { errors })).detail).toBe(
      'Name: 1 to 40 characters.\nDeal number: A number.',
    );
  });
  it('can be that something else than Salon answered', () => {
    for (const answer of ['<h1>502 Bad Gateway</h1>', '', null, { error: 'no such host' }])
      expect(troubleOf(answer).code).toBe('unreadable');
  });
});
