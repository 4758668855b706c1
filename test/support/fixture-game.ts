/**
 * Twin Frames: a small ruleset for tests of everything that is not a ruleset, with real secrets.
 * Ten frames, f0 … f9. Two seats with a hidden hand each take turns: hang a frame higher than the last one
 * on the wall, or draw one from the face-down pile.
 */
import { z } from 'zod';
import type { Game, Seat, Viewer, Vocabulary } from '../../src/core/game.ts';
import {
  event,
  FRAMES,
  type Frame,
  frame,
  move,
  moveInfo,
  options,
  publicEvent,
  view,
} from './fixture-schema.ts';

export interface TwinFramesState {
  readonly wall: readonly { readonly seat: Seat; readonly frame: Frame }[];
  readonly pile: readonly Frame[];
  readonly hands: readonly [readonly Frame[], readonly Frame[]];
  readonly aside: readonly Frame[];
  readonly handSize: number;
  readonly onTurn: Seat;
  readonly left: Seat | null;
}

export interface TwinFramesVocabulary extends Vocabulary {
  Options: z.infer<typeof options>;
  Move: z.infer<typeof move>;
  MoveInfo: z.infer<typeof moveInfo>;
  Event: z.infer<typeof event>;
  PublicEvent: z.infer<typeof publicEvent>;
  View: z.infer<typeof view>;
  State: TwinFramesState;
}

const heightOf = (one: Frame): number => FRAMES.indexOf(one);
const lastHung = (state: TwinFramesState): Frame | null => state.wall.at(-1)?.frame ?? null;
const isHigher = (one: Frame, last: Frame | null): boolean => last === null || heightOf(one) > heightOf(last);
const handOf = (state: TwinFramesState, of: Seat): readonly Frame[] => state.hands[of === 0 ? 0 : 1];
const sorted = (list: readonly Frame[]): Frame[] => [...list].sort();
const isOver = (state: TwinFramesState): boolean =>
  state.left !== null || state.pile.length === 0 || state.hands.some((hand) => hand.length === 0);

function withHand(state: TwinFramesState, of: Seat, hand: readonly Frame[]): TwinFramesState {
  return { ...state, hands: of === 0 ? [hand, state.hands[1]] : [state.hands[0], hand] };
}

function ranking(state: TwinFramesState) {
  const lines = [0, 1].map((one) => {
    const heights = state.wall.filter((hung) => hung.seat === one).map((hung) => heightOf(hung.frame));
    const bestFame = heights.length === 0 ? null : Math.max(...heights);
    return { seat: one, cash: heights.length * 1000, pictures: handOf(state, one).length, bestFame };
  });
  const isBefore = (a: (typeof lines)[number], b: (typeof lines)[number]): boolean =>
    (b.seat === state.left && a.seat !== state.left) || (state.left === null && a.cash > b.cash);
  return lines
    .map((line) => ({ ...line, place: 1 + lines.filter((other) => isBefore(other, line)).length }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}

const handSeenBy = (viewer: Viewer, fact: { readonly seat: Seat; readonly frames: readonly Frame[] }) => ({
  count: fact.frames.length,
  frames: viewer === fact.seat ? sorted(fact.frames) : null,
});

export const twinFrames: Game<TwinFramesVocabulary> = {
  id: 'twin-frames',
  title: 'Twin Frames',
  version: 1,
  seats: { min: 2, max: 2 },
  schemas: { options, move, moveInfo, event, publicEvent, view },
  deals: {
    numbered: false,
    given: z.strictObject({ frames: z.array(frame).length(10) }).meta({ id: 'TwinFramesGivenDeal' }),
    own: [],
  },
  words: {
    summary: 'Two players hang ten frames, each higher than the last.',
    rules: [
      { id: 'TF-1', text: 'Ten frames, 0 to 9. Each player holds a hidden hand; the rest is the pile.' },
      { id: 'TF-2', text: 'On your turn hang a frame from your hand, or draw one from the pile.' },
      { id: 'TF-3', text: 'A frame must be higher than the last one on the wall.' },
      { id: 'TF-4', text: 'An empty hand or an empty pile ends the game; most frames hung wins.' },
      { id: 'TF-5', text: 'A player who leaves lays the hand aside and comes last.' },
    ],
    events: {
      handDealt: 'A seat got its hand.',
      frameHung: 'A frame went from a hand to the wall.',
      frameDrawn: 'A frame went from the pile to a hand.',
      handLaidAside: 'The hand of a seat that left went out of play.',
    },
    refusals: {
      'no-such-card-here': {
        meaning: 'The frame is not in your hand.',
        whatToDo: 'Name a frame from view.hand.',
      },
      'frame-too-low': { meaning: 'The frame is not higher than the last.', whatToDo: 'Take a higher one.' },
    },
  },

  seatCount: () => 2,
  turnSeconds: (chosen) => chosen.turnSeconds,
  piles: () => ({ frames: FRAMES }),
  begin: (chosen, _seats, piles) => ({
    wall: [],
    pile: z.array(frame).parse(piles.frames),
    hands: [[], []],
    aside: [],
    handSize: chosen.handSize,
    onTurn: 0,
    left: null,
  }),
  setUp: (state) =>
    [0, 1].map((one) => ({
      type: 'handDealt' as const,
      seat: one,
      frames: state.pile.slice(one * state.handSize, (one + 1) * state.handSize),
    })),
  awaiting: (state) => (isOver(state) ? [] : [{ seat: state.onTurn, decision: 'turn' }]),
  legalMoves(state, of) {
    if (isOver(state) || of !== state.onTurn) return [];
    const hangable = sorted(handOf(state, of)).filter((one) => isHigher(one, lastHung(state)));
    return [
      ...hangable.map((one) => ({ move: { type: 'hang' as const, frame: one }, height: heightOf(one) })),
      { move: { type: 'draw' as const }, height: null },
    ];
  },
  decide(state, asked, of) {
    if (asked.type === 'draw') {
      const [drawn] = state.pile;
      if (drawn === undefined) throw new Error('a running game has a pile');
      return { accepted: [{ type: 'frameDrawn', seat: of, frame: drawn }] };
    }
    const params = { frame: asked.frame, last: lastHung(state) };
    if (!handOf(state, of).includes(asked.frame)) {
      return { refused: { code: 'no-such-card-here', rule: 'TF-2', params } };
    }
    if (!isHigher(asked.frame, params.last))
      return { refused: { code: 'frame-too-low', rule: 'TF-3', params } };
    return { accepted: [{ type: 'frameHung', seat: of, frame: asked.frame }] };
  },
  leave: (state, of) => [{ type: 'handLaidAside', seat: of, frames: [...handOf(state, of)] }],
  evolve(state, fact) {
    const hand = handOf(state, fact.seat);
    switch (fact.type) {
      case 'handDealt':
        return { ...withHand(state, fact.seat, fact.frames), pile: state.pile.slice(fact.frames.length) };
      case 'frameHung': {
        const rest = hand.filter((one) => one !== fact.frame);
        const wall = [...state.wall, { seat: fact.seat, frame: fact.frame }];
        return { ...withHand(state, fact.seat, rest), wall, onTurn: 1 - fact.seat };
      }
      case 'frameDrawn': {
        const held = withHand(state, fact.seat, [...hand, fact.frame]);
        return { ...held, pile: state.pile.slice(1), onTurn: 1 - fact.seat };
      }
      case 'handLaidAside':
        return {
          ...withHand(state, fact.seat, []),
          aside: [...state.aside, ...fact.frames],
          left: fact.seat,
        };
    }
  },
  outcome(state) {
    if (!isOver(state)) return undefined;
    const reason =
      state.left !== null ? 'last-player' : state.pile.length === 0 ? 'last-frame' : 'empty-hand';
    return { result: 'ranking', reason, ranking: ranking(state) };
  },
  view: (state, viewer, open) => ({
    wall: state.wall.map((hung) => hung.frame),
    pile: state.pile.length,
    hands: state.hands.map((hand) => hand.length),
    hand: viewer === 'spectator' ? null : sorted(handOf(state, viewer)),
    ...(open ? { allHands: state.hands.map(sorted) } : {}),
  }),
  redact(fact, viewer) {
    switch (fact.type) {
      case 'handDealt':
        return { type: 'handDealt', seat: fact.seat, ...handSeenBy(viewer, fact) };
      case 'frameHung':
        return { type: 'frameHung', seat: fact.seat, frame: fact.frame };
      case 'frameDrawn':
        return { type: 'frameDrawn', seat: fact.seat, frame: viewer === fact.seat ? fact.frame : null };
      case 'handLaidAside':
        return { type: 'handLaidAside', seat: fact.seat, ...handSeenBy(viewer, fact) };
    }
  },
  label: (asked) => (asked.type === 'draw' ? 'Draw a frame' : `Hang ${asked.frame}`),
  say(fact) {
    switch (fact.type) {
      case 'handDealt':
        return `Seat ${fact.seat} gets ${fact.count} frames.`;
      case 'frameHung':
        return `Seat ${fact.seat} hangs ${fact.frame}.`;
      case 'frameDrawn':
        return `Seat ${fact.seat} draws ${fact.frame ?? 'a frame'}.`;
      case 'handLaidAside':
        return `Seat ${fact.seat} lays ${fact.count} frames aside.`;
    }
  },
  explain: ({ code, params }) =>
    code === 'frame-too-low'
      ? `${params.frame} is not higher than ${params.last}.`
      : `${params.frame} is not in your hand.`,
  bot: (_view, legalMoves) => legalMoves[0]?.move ?? { type: 'draw' },
};
