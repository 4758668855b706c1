/** What everybody may know of the table's own facts. */
import { Buffer } from 'node:buffer';
import { commitmentTo } from '../core/random.ts';
import type { TableFact } from './facts.ts';

/** A table fact as everybody may know it: an allow-list, the same for every viewer, for good. */
export function redactTableFact(fact: TableFact) {
  switch (fact.type) {
    case 'gameCreated': {
      const { ruleset, rulesVersion, options, seats, visibility, undo, title, deal, serverSeed, forkedFrom } =
        fact;
      const commitment = serverSeed === null ? null : commitmentTo(Buffer.from(serverSeed, 'hex'));
      const told = {
        ruleset,
        rulesVersion,
        options,
        seats,
        visibility,
        undo,
        title,
        deal,
        commitment,
        forkedFrom,
      };
      return { type: fact.type, ...told };
    }
    case 'seatTaken': {
      const told = { type: fact.type, seat: fact.seat, kind: fact.kind };
      return told;
    }
    case 'dealt': {
      const sizes = Object.entries(fact.piles).map(([pile, cards]) => [pile, cards.length] as const);
      const told = { type: fact.type, piles: Object.fromEntries(sizes) };
      return told;
    }
    case 'moveTakenBack': {
      const told = { type: fact.type, toVersion: fact.toVersion };
      return told;
    }
    case 'hintGiven': {
      // Hints are for solitaires, and made of what their one seat sees.
      const told = { type: fact.type, move: fact.move };
      return told;
    }
    case 'seatLeft':
    case 'seatResigned': {
      const told = { type: fact.type, seat: fact.seat };
      return told;
    }
    case 'gameFinished': {
      const told = { type: fact.type, outcome: fact.outcome };
      return told;
    }
  }
}

export type ToldTableFact = ReturnType<typeof redactTableFact>;
