/** Rulesets that tell too much, each through one door, in words that every schema lets pass. */
import type { AnyGame, Game, Vocabulary } from '../../src/core/game.ts';
import { kunstmarkt } from '../../src/games/kunstmarkt/game.ts';
import { merchantsSolitaire } from '../../src/games/merchants-solitaire/game.ts';
import { pictureGallery } from '../../src/games/picture-gallery/game.ts';
import { portraits } from '../../src/games/portraits/game.ts';
import { twinFrames } from '../support/fixture-game.ts';

export interface Leak {
  readonly door: string;
  readonly game: AnyGame;
  /** A game in which it shows: a search from the first one on would take long. */
  readonly seed: number;
}

const leakOf =
  <V extends Vocabulary>(game: Game<V>) =>
  (door: string, change: Partial<Game<V>>, seed: number): Leak => ({
    door,
    game: { ...game, ...change },
    seed,
  });
const art = leakOf(kunstmarkt);
const frames = leakOf(twinFrames);

/** A log whose events are redacted and whose words are not: the sentences are made of what the seat itself is told. */
function wordsOfTheWholeFact<V extends Vocabulary & { Event: { readonly seat?: number } }>(
  game: Game<V>,
): Partial<Game<V>> {
  const whole = new WeakMap<V['PublicEvent'], V['PublicEvent']>();
  return {
    redact(event, viewer) {
      const told = game.redact(event, viewer);
      whole.set(told, game.redact(event, event.seat ?? viewer));
      return told;
    },
    say: (event) => game.say(whole.get(event) ?? event),
  };
}

/** One bit about a card. */
const bit = (card = ''): number => card.charCodeAt(card.length - 1) % 2;

export const LEAKS: readonly Leak[] = [
  art(
    'the view shows spectators a hand',
    {
      view: (state, viewer, open) => kunstmarkt.view(state, viewer === 'spectator' ? 0 : viewer, open),
    },
    5,
  ),
  art(
    'the view’s order of seats still to be asked tells who has pictures that fit',
    {
      view(state, viewer, open) {
        const view = kunstmarkt.view(state, viewer, open);
        const { sale } = view;
        if (sale === null) return view;
        const canOffer = (seat: number): boolean => bit(state.players[seat]?.pictures[0]) === 1;
        return { ...view, sale: { ...sale, toOffer: sale.toOffer.filter(canOffer) } };
      },
    },
    13,
  ),
  art(
    'a count in the view is one too high when the next customer has an odd name',
    {
      view(state, viewer, open) {
        const view = kunstmarkt.view(state, viewer, open);
        return { ...view, customerStack: view.customerStack + bit(state.customerStack[0]) };
      },
    },
    6,
  ),
  art(
    'the log tells everybody which customer was drawn',
    {
      redact: (event, viewer) =>
        kunstmarkt.redact(event, event.type === 'customerDrawn' ? event.seat : viewer),
    },
    10,
  ),
  art('the words of the log name what its events leave out', wordsOfTheWholeFact(kunstmarkt), 13),
  art(
    'the log counts only some of the dealt pictures',
    {
      redact(event, viewer) {
        const told = kunstmarkt.redact(event, viewer);
        if (told.type !== 'picturesDealt' || event.type !== 'picturesDealt') return told;
        return { ...told, count: event.pictures.filter((picture) => bit(picture) === 1).length };
      },
    },
    13,
  ),
  art(
    'a refusal tells a card in another hand from one in the stack',
    {
      decide(state, move, seat) {
        const decision = kunstmarkt.decide(state, move, seat);
        if ('accepted' in decision || move.type !== 'playCustomer') return decision;
        const where = state.customerStack.includes(move.customer) ? 'stack' : 'elsewhere';
        return { refused: { ...decision.refused, params: { ...decision.refused.params, where } } };
      },
    },
    12,
  ),
  art(
    'a refusal comes by another rule',
    {
      decide(state, move, seat) {
        const decision = kunstmarkt.decide(state, move, seat);
        if ('accepted' in decision) return decision;
        return { refused: { ...decision.refused, rule: bit(state.pictureStack[0]) ? 'KM-4' : 'KM-6' } };
      },
    },
    1,
  ),
  art(
    'a label hints at the next customer',
    {
      label(move, state) {
        const label = kunstmarkt.label(move, state);
        return move.type === 'drawCustomer' ? `${label}${bit(state.customerStack[0]) ? '!' : ''}` : label;
      },
    },
    9,
  ),
  art(
    'the order of the legal moves hints at the next picture',
    {
      legalMoves(state, seat) {
        const moves = kunstmarkt.legalMoves(state, seat);
        return bit(state.pictureStack[0]) ? moves : moves.toReversed();
      },
    },
    7,
  ),
  art(
    'whoever has nothing to offer is passed over at once',
    {
      decide(state, move, seat) {
        const decision = kunstmarkt.decide(state, move, seat);
        if ('refused' in decision || move.type !== 'playCustomer') return decision;
        const [next = 0] =
          kunstmarkt.view(decision.accepted.reduce(kunstmarkt.evolve, state), seat, false).sale?.toOffer ??
          [];
        const passes = bit(state.players[next]?.pictures[0]) === 1 && next !== seat;
        return passes ? { accepted: [...decision.accepted, { type: 'offerPassed', seat: next }] } : decision;
      },
    },
    6,
  ),
  frames(
    'the view shows a hand that is not the viewer’s',
    {
      view: (state, viewer, open) => twinFrames.view(state, viewer === 1 ? 0 : viewer, open),
    },
    11,
  ),
  frames(
    'the log tells everybody which frame was drawn',
    {
      redact: (fact, viewer) => twinFrames.redact(fact, fact.type === 'frameDrawn' ? fact.seat : viewer),
    },
    11,
  ),
  frames('the words of the log name what its events leave out', wordsOfTheWholeFact(twinFrames), 2),
  frames(
    'a refusal names another last frame',
    {
      decide(state, move, seat) {
        const decision = twinFrames.decide(state, move, seat);
        if ('accepted' in decision) return decision;
        return {
          refused: { ...decision.refused, params: { ...decision.refused.params, pile: bit(state.pile[0]) } },
        };
      },
    },
    11,
  ),
  frames(
    'a label names the next frame',
    {
      label: (move, state) =>
        move.type === 'draw' ? `Draw ${state.pile[0]}` : twinFrames.label(move, state),
    },
    14,
  ),
  leakOf(portraits)(
    'the view counts a card too many when the next one is odd',
    {
      view(state, viewer, open) {
        const view = portraits.view(state, viewer, open);
        return { ...view, drawPile: view.drawPile + bit(state.drawPile[0]) };
      },
    },
    14,
  ),
  leakOf(pictureGallery)(
    'a label hints at the next card',
    {
      label: (move, state) => `${pictureGallery.label(move, state)}${bit(state.stock[0]) ? '!' : ''}`,
    },
    4,
  ),
  leakOf(merchantsSolitaire)(
    'a refusal names the next customer',
    {
      decide(state, move, seat) {
        const decision = merchantsSolitaire.decide(state, move, seat);
        if ('accepted' in decision) return decision;
        const next = state.line[0] ?? null;
        return { refused: { ...decision.refused, params: { ...decision.refused.params, next } } };
      },
    },
    6,
  ),
];
