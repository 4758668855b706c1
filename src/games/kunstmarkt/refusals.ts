/** Why a move is refused: the code, the rule that fails, and what the mover may know of it anyway. */
import type { Refusal, RefusalParams } from '../../core/game.ts';
import { type Criterion, figure } from './criteria.ts';
import { type CustomerId, type PictureId, pictureOf } from './deck.ts';

export type RefusalCode =
  | 'wrong-phase'
  | 'no-such-card-here'
  | 'customer-limit'
  | 'not-enough-cash'
  | 'discard-required'
  | 'discard-not-allowed'
  | 'picture-does-not-fit'
  | 'offer-not-better';

interface Refused {
  readonly refused: Refusal;
}

const refuse = (code: RefusalCode, rule: string, params: RefusalParams): Refused => ({
  refused: { code, rule, params },
});

/** A turn's move while a customer shops, or an offer while none does. `decision`: what is awaited instead. */
export const wrongPhase = (decision: 'turn' | 'offer'): Refused =>
  refuse('wrong-phase', decision === 'offer' ? 'KM-11' : 'KM-4', { decision });

/** The same words for a card in another hand, in a stack or in a discard pile: its id and nothing else. */
export const noSuchCardHere = (card: PictureId | CustomerId, rule: string): Refused =>
  refuse('no-such-card-here', rule, { card });

export const customerLimit = (limit: number): Refused => refuse('customer-limit', 'KM-5', { limit });

export const notEnoughCash = (picture: PictureId, price: number, cash: number): Refused =>
  refuse('not-enough-cash', 'KM-6', { picture, price, cash });

export const discardRequired = (limit: number): Refused => refuse('discard-required', 'KM-6', { limit });

export const discardNotAllowed = (limit: number): Refused => refuse('discard-not-allowed', 'KM-6', { limit });

export const pictureDoesNotFit = (picture: PictureId, customer: CustomerId): Refused =>
  refuse('picture-does-not-fit', 'KM-9', { picture, customer });

export const offerNotBetter = (picture: PictureId, best: PictureId, criterion: Criterion): Refused =>
  refuse('offer-not-better', 'KM-11', {
    picture,
    figure: figure(pictureOf(picture), criterion),
    best,
    bestFigure: figure(pictureOf(best), criterion),
    criterion,
  });
