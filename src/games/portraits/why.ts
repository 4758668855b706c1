/** Why the greedy player makes a move: its own measures, said in a sentence. */
import { cardName, type Suit, suitOf } from '../../core/cards.ts';
import { held, isCrowded, lossOf, need, wasteOf } from './bot.ts';
import { type BuyMove, type Move, PORTRAITS, ROW, type SwapMove, type View } from './schema.ts';
import type { PortraitsLegalMove } from './state.ts';
import { listed } from './words.ts';
import { isPortrait, priceOf, totalOf } from './worth.ts';

const NAMES: Readonly<Record<Suit, string>> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' };

const counted = (count: number, noun: string): string =>
  `${count === 0 ? 'no' : count} ${noun}${count === 1 ? '' : 's'}`;

/** The reason for a legal move, from what lies on the table: in bot.ts portraits come first, then swaps, then assets. */
export function why(view: View, legalMoves: readonly PortraitsLegalMove[], move: Move): string {
  if (move.type === 'swap') return reasonToSwap(view, legalMoves, move);
  return isPortrait(move.card)
    ? reasonForPortrait(view, legalMoves, move)
    : reasonForAsset(view, legalMoves, move);
}

function reasonForPortrait(view: View, legalMoves: readonly PortraitsLegalMove[], move: BuyMove): string {
  const card = cardName(move.card);
  if (view.vault.length === PORTRAITS - 1)
    return `It brings ${card}, the last portrait, into the vault and wins.`;
  const price = `for ${totalOf(move.with)}, ${thrift(legalMoves, move)}`;
  if (!view.privateSales.includes(move.card)) return `It brings ${card} into the vault ${price}.`;
  const free = ROW - view.privateSales.length + 1;
  const from = isCrowded(view) ? 'from crowded private sales ' : '';
  return `It brings ${card} ${from}into the vault ${price}; private sales have ${counted(free, 'free place')} of ${ROW} then.`;
}

/** How a payment for a portrait compares with the price and with what else could pay it. */
function thrift(legalMoves: readonly PortraitsLegalMove[], move: BuyMove): string {
  const extra = wasteOf(move) - 1;
  if (extra === 0) return 'no more than it costs';
  const isCheapest = legalMoves.every(
    ({ move: other }) => other.type === 'swap' || other.card !== move.card || wasteOf(other) >= wasteOf(move),
  );
  return isCheapest
    ? `the least you can pay for it (it costs ${priceOf(move.card) + 1})`
    : `${extra} too many`;
}

function reasonToSwap(view: View, legalMoves: readonly PortraitsLegalMove[], move: SwapMove): string {
  const start = legalMoves.some(({ move: { card } }) => isPortrait(card))
    ? 'This'
    : 'No portrait can be bought now; this';
  return `${start} swap costs nothing${gainOf(view, move)}.`;
}

/** What a swap is good for besides. */
function gainOf(view: View, move: SwapMove): string {
  const [fresh, old] = [suitOf(move.card), suitOf(move.with)];
  const [wanted, spare] = [need(view, fresh), need(view, old)];
  if (wanted > spare)
    return `, and the vault wants ${counted(wanted, 'portrait')} of ${NAMES[fresh]} but ${spare === 0 ? 'none' : `only ${spare}`} of ${NAMES[old]}`;
  if (wanted === spare && held(view, fresh) > held(view, old))
    return `, and a payment is of one suit: you hold ${held(view, fresh)} in ${NAMES[fresh]} and ${held(view, old)} in ${NAMES[old]}`;
  return view.drawPile > 0 ? ' and brings a new card to public sales' : ' and leaves you as much to pay with';
}

function reasonForAsset(view: View, legalMoves: readonly PortraitsLegalMove[], move: BuyMove): string {
  const [card, paid, loss] = [cardName(move.card), listed(move.with), lossOf(move)];
  if (loss < 0)
    return `It makes ${paid} into ${card}: an ace counts 1 when you buy it and 11 when you pay with it.`;
  const others = legalMoves.map(({ move: other }) => other);
  const isLastResort = others.every((other) => other.type === 'buy' && !isPortrait(other.card));
  const isLeast = others.every((other) => other.type === 'swap' || lossOf(other) >= loss);
  const start = isLastResort ? 'There is no portrait to buy and nothing to swap; this' : 'This';
  const suit = suitOf(move.card);
  const collected = need(view, suit) === 0 ? ', of which you have all portraits,' : '';
  const drawn = view.drawPile > 0 ? 'brings a new card to public sales' : 'keeps the game going';
  return `${start} gives up ${isLeast ? 'only ' : ''}${loss} in ${NAMES[suit]}${collected} and ${drawn}.`;
}
