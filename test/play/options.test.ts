import { beforeAll, describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { type Field, fieldsOf, usual } from '../../src/play/pages/option-fields.ts';
import { openSalon } from '../support/salon.ts';

/** What the service publishes, by ruleset. */
const schemas = new Map<string, Record<string, unknown>>();
beforeAll(async () => {
  const salon = await openSalon();
  for (const { id } of games) schemas.set(id, (await salon.get(`/v1/rulesets/${id}`)).body.options);
});

const schemaOf = (id: string): Record<string, unknown> => schemas.get(id) ?? {};
const fieldNamed = (fields: readonly Field[], name: string): Field | undefined =>
  fields.find((field) => field.name === name);

describe('the form of a new game', () => {
  it.each(games.map(({ id }) => id))('begins with what is usual in %s, and that is accepted', (id) => {
    const game = games.find((one) => one.id === id);
    const chosen = usual(fieldsOf(schemaOf(id)));
    expect(game?.schemas.options.parse(chosen)).toEqual(game?.schemas.options.parse({}));
  });

  it('shows every option that a ruleset has', () => {
    for (const { id } of games) {
      const names = Object.keys(games.find((one) => one.id === id)?.schemas.options.shape ?? {});
      expect(fieldsOf(schemaOf(id)).map(({ name }) => name)).toEqual(names);
    }
  });

  it('offers each value of a choice, the usual one marked', () => {
    expect(fieldNamed(fieldsOf(schemaOf('picture-gallery')), 'variant')).toMatchObject({
      kind: 'choice',
      choices: [
        { value: 'standard', isUsual: true },
        { value: 'royal-parade', isUsual: false },
        { value: 'last-row-backwards', isUsual: false },
        { value: 'mod3', isUsual: false },
      ],
    });
  });

  it('finds switches and numbers inside of a group, behind a reference or not', () => {
    const group = fieldNamed(fieldsOf(schemaOf('merchants-solitaire')), 'variants');
    const inner = group?.kind === 'group' ? group.fields : [];
    expect(inner.map(({ name, kind }) => [name, kind])).toEqual([
      ['loyalPatrons', 'switch'],
      ['checkInTheBack', 'switch'],
      ['superExclusive', 'switch'],
      ['vandals', 'choice'],
    ]);
  });

  it('offers typical times where any number of seconds is allowed', () => {
    const field = fieldNamed(fieldsOf(schemaOf('kunstmarkt')), 'turnSeconds');
    const values = field?.kind === 'choice' ? field.choices.map(({ value }) => value) : [];
    expect(values).toEqual([0, 3_600, 86_400, 259_200, 604_800]);
  });

  it('leaves out what may be left out', () => {
    const field = fieldNamed(fieldsOf(schemaOf('kunstmarkt')), 'firstSeat');
    expect(field).toMatchObject({ kind: 'choice' });
    expect(field?.kind === 'choice' ? field.choices[0] : null).toEqual({ value: null, isUsual: true });
    expect(usual(fieldsOf(schemaOf('kunstmarkt')))).not.toHaveProperty('firstSeat');
  });
});
