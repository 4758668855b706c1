/** Ways to break Twin Frames: law → faults, each with the words by which the law names it. */
import { z } from 'zod';
import type { Game } from '../../src/core/game.ts';
import { twinFrames as sound, type TwinFramesVocabulary as Twin } from './fixture-game.ts';

export type TwinFrames = Game<Twin>;
/** What changes; what the law says of it; whether the fault must already be there while the game is played. */
export type Fault = readonly [change: Partial<TwinFrames>, said: RegExp, isPlayed?: true];

type Decide = TwinFrames['decide'];
type Change<Of, Result> = (sound: Of, state: Twin['State']) => Result;

const viewing = (change: Change<Twin['View'], Partial<Twin['View']>>): Partial<TwinFrames> => ({
  view(state, viewer, open) {
    const view = sound.view(state, viewer, open);
    return { ...view, ...change(view, state) };
  },
});

const deciding = (
  params: (frame: string, state: Twin['State']) => { where: string },
): Partial<TwinFrames> => ({
  decide(state, move, seat) {
    const decision = sound.decide(state, move, seat);
    if ('accepted' in decision || move.type === 'draw') return decision;
    return { refused: { ...decision.refused, params: params(move.frame, state) } };
  },
});

const acceptsAll: Decide = (state, move, seat) =>
  move.type === 'draw'
    ? sound.decide(state, move, seat)
    : { accepted: [{ type: 'frameHung', seat, frame: move.frame }] };

const refusesDraws: Decide = (state, move, seat) =>
  move.type === 'draw'
    ? { refused: { code: 'frame-too-low', rule: 'TF-3', params: {} } }
    : sound.decide(state, move, seat);

/** What evolve makes of a fact of this type, changed. */
const evolving = (
  type: Twin['Event']['type'],
  change: (after: Twin['State'], before: Twin['State']) => Twin['State'],
): Partial<TwinFrames> => ({
  evolve(state, fact) {
    const after = sound.evolve(state, fact);
    return fact.type === type ? change(after, state) : after;
  },
});

let calls = 0;
const first = (state: Twin['State']) => state.hands[0];

export const FAULTS: Readonly<Record<string, readonly Fault[]>> = {
  'legal moves fit their schema, come once and have a label': [
    [{ legalMoves: (...of) => [...sound.legalMoves(...of), ...sound.legalMoves(...of)] }, /listed twice/],
    [{ label: () => `Hang ${undefined}` }, /shows "undefined"/],
    [{ label: () => '' }, /is no text/],
    [
      { legalMoves: (...of) => sound.legalMoves(...of).map((one) => ({ ...one, height: -5 })) },
      /moveInfo doesn't fit/,
    ],
  ],
  'a listed move is accepted, in whichever order it names its cards': [
    [{ decide: refusesDraws }, /a listed move is refused/],
    [{ decide: () => ({ accepted: [] }) }, /leaves no fact/],
  ],
  'a move that is not listed is refused, by a known rule and with a sentence': [
    [{ decide: acceptsAll }, /an unlisted move is accepted/],
    [{ words: { ...sound.words, refusals: {} } }, /no entry in words.refusals/],
    [{ words: { ...sound.words, rules: [] } }, /no paragraph of words.rules/],
    [{ explain: () => 'not so' }, /is no sentence/],
    [{ explain: ({ params }) => `You hold ${params.held}.` }, /shows "undefined"/],
  ],
  'who is awaited can move, and nobody else': [
    [{ legalMoves: () => [] }, /seat 0 has 0 legal moves/],
    [{ awaiting: () => [{ seat: 1, decision: 'turn' }] }, /seat 0 has \d legal moves/],
    [{ awaiting: (state) => [...sound.awaiting(state), ...sound.awaiting(state)] }, /awaited twice/],
  ],
  'the end is the end': [
    [{ awaiting: () => [{ seat: 0, decision: 'turn' }] }, /yet awaiting/],
    [{ outcome: () => ({ result: 'abandoned' }) }, /only the last position has an outcome/],
    [{ legalMoves: () => [{ move: { type: 'draw' }, height: null }] }, /legal moves after the end/],
  ],
  'a seat that left is never awaited again': [
    [{ awaiting: ({ left }) => [{ seat: left ?? 0, decision: 'turn' }] }, /left and is awaited/],
  ],
  'bots play legally, from their view alone': [
    [{ bot: () => ({ type: 'hang', frame: 'f0' }) }, /not legal/],
    [
      { bot: (view) => (view.hand?.pop() === 'f0' ? { type: 'draw' } : { type: 'draw' }) },
      /extensible|delete/,
    ],
    [
      { bot: (_view, legal) => legal[calls++ % legal.length]?.move ?? { type: 'draw' } },
      /more than its view/,
    ],
  ],
  'facts fit their schema': [
    [{ setUp: (state) => sound.setUp(state).map((fact) => ({ ...fact, why: 'x' })) }, /doesn't fit/, true],
    [{ setUp: (state) => sound.setUp(state).map((fact) => ({ ...fact, seat: 7 })) }, /doesn't fit/, true],
  ],
  'the log rebuilds every position': [
    [evolving('frameHung', (after) => ({ ...after, handSize: calls++ })), /another position/],
    [evolving('handDealt', (after) => ({ ...after, handSize: calls++ })), /another first position/],
  ],
  'positions are plain data': [
    [{ begin: (...of) => Object.assign({ seen: new Map() }, sound.begin(...of)) }, /not plain data/, true],
  ],
  'nothing is changed in place, and the same question has the same answer': [
    [evolving('frameDrawn', (after, before) => Object.assign(before, after)), /read only/],
    [{ legalMoves: (...of) => sound.legalMoves(...of).slice(calls++ % 2) }, /change by looking/],
    [{ decide: (state, move) => sound.decide(state, move, calls++ % 2) }, /other facts the second time/],
    [viewing(() => ({ pile: calls++ })), /two answers/],
  ],
  'cards are neither lost nor doubled': [
    [evolving('frameHung', (after, before) => ({ ...after, wall: before.wall })), /cards lost by/],
    [evolving('frameDrawn', (after, before) => ({ ...after, pile: before.pile })), /cards doubled by/],
  ],
  'a card that moves is named in the fact': [
    [
      evolving('frameHung', (after) => ({
        ...after,
        pile: after.pile.slice(1),
        aside: after.pile.slice(0, 1),
      })),
      /moved to .aside, but the fact says/,
    ],
  ],
  'the outcome fits': [
    [{ outcome: () => ({ result: 'won', reason: 'luck' }) }, /a won with 2 seats/],
    [{ outcome: () => ({ result: 'ranking', reason: 'luck', ranking: [] }) }, /names every seat/],
  ],
  'views fit their schema, for everybody, open and not': [
    [{ view: (...of) => Object.assign({ next: 'f1' }, sound.view(...of)) }, /doesn't fit its schema/],
    [viewing(() => ({ pile: -1 })), /doesn't fit its schema/],
  ],
  'each fact is told to everybody as one public fact': [
    [{ redact: (...of) => Object.assign({ pile: 1 }, sound.redact(...of)) }, /fact doesn't fit/],
    [
      { redact: (fact) => ({ type: 'frameHung', seat: fact.seat, frame: 'f1' }) },
      /is told to 0 as frameHung/,
    ],
    [{ say: (fact) => `Seat ${'frame' in fact ? fact.frame : 1} is null` }, /shows "null"/],
  ],
  'no answer depends on what the log has not told': [
    [viewing((_, state) => ({ hand: [...first(state)].sort() })), /can tell what no fact told/],
    [viewing((_, state) => ({ pile: state.pile.indexOf('f3') + 1 })), /can tell what no fact told/],
    [
      deciding((frame, { pile }) => ({ where: pile.some((one) => one === frame) ? 'pile' : 'elsewhere' })),
      /can tell what no fact told/,
    ],
    [
      {
        legalMoves: (state, seat) =>
          sound
            .legalMoves(state, seat)
            .map((one) => ({ ...one, height: Number(state.pile[0]?.slice(1) ?? 0) })),
      },
      /can tell what no fact told/,
    ],
    [{ label: (_move, { pile }) => `Draw ${pile[0]}` }, /can tell what no fact told/],
  ],
  'no fact tells what no view shows': [
    [{ redact: (fact) => sound.redact(fact, fact.seat) }, /was told in a fact what no view shows/],
  ],
  'concealed cards stay concealed': [
    [viewing((_, state) => ({ hand: [...first(state)].sort() })), /can tell concealed cards apart/],
    [deciding((frame, state) => ({ where: asked(frame, state) })), /can tell concealed cards apart/],
  ],
};

function asked(frame: string, { pile }: Twin['State']): string {
  return pile.some((one) => one === frame) ? 'pile' : 'elsewhere';
}

export const WORD_FAULTS: Readonly<Record<string, readonly Fault[]>> = {
  'words are complete': [[{ words: { ...sound.words, summary: ' ' } }, /the summary is no text/]],
  'every fact has a meaning': [
    [
      { words: { ...sound.words, events: { handDealt: 'A seat got its hand.' } } },
      /words.events and the event/,
    ],
  ],
  'paragraphs are in order': [
    [{ words: { ...sound.words, rules: sound.words.rules.toReversed() } }, /paragraph 1 is called TF-5/],
    [
      { words: { ...sound.words, rules: [...sound.words.rules, ...sound.words.rules] } },
      /paragraph 6 is called/,
    ],
  ],
  'components are named after the ruleset': [
    [{ id: 'triple-frames' }, /should start with TripleFrames/],
    [
      { schemas: { ...sound.schemas, moveInfo: z.strictObject({ height: z.int().nullable() }) } },
      /the moveInfo schema has no id/,
    ],
  ],
  'schemas are strict': [
    [
      { schemas: { ...sound.schemas, moveInfo: z.object({ height: z.int().nullable() }) } },
      /not a strict object/,
    ],
    [
      { schemas: { ...sound.schemas, moveInfo: z.looseObject({ height: z.int().nullable() }) } },
      /not a strict object/,
    ],
  ],
};

export const DEAL_FAULTS: readonly Fault[] = [
  [{ deals: { ...sound.deals, given: z.strictObject({ pictures: z.array(z.string()) }) } }, /given piles/],
  [
    { deals: { ...sound.deals, given: z.strictObject({ frames: z.array(z.int()) }) } },
    /given deal doesn't fit/,
  ],
  [{ seatCount: () => 3 }, /3 seats/],
  [
    {
      deals: {
        ...sound.deals,
        own: [
          { kind: 'short', meaning: 'x', maxNumber: 9, fits: () => true, piles: () => ({ frames: ['f1'] }) },
        ],
      },
    },
    /short deal 1/,
  ],
];
