/** Kunstmarkt in plain English: moves, facts, refusals. */
import { listed, money } from '../../core/drawing/telling.ts';
import type { Refusal, Seat, Words } from '../../core/game.ts';
import { about, endings } from './about.ts';
import type { Criterion } from './criteria.ts';
import { type CustomerId, customerOf, type PictureId, PRICES, pictureOf } from './deck.ts';
import type { Event, PublicEvent } from './events.ts';
import { PARAGRAPHS } from './paragraphs.ts';
import type { RefusalCode } from './refusals.ts';
import type { Move } from './schema.ts';
import type { State } from './state.ts';

const seatName = (seat: Seat): string => `Seat ${seat}`;

function pictureName(id: PictureId): string {
  const { artist, title } = pictureOf(id);
  return `“${title}” by ${artist}`;
}

function customerName(id: CustomerId): string {
  const { grey, black, pays } = customerOf(id);
  const wanted =
    grey === null ? 'any picture' : grey.kind === 'category' ? grey.category : grey.countries.join(' or ');
  return `“${wanted}, as ${black} as possible” (${money(pays)})`;
}

function figureName(figure: unknown, criterion: unknown): string {
  const known: Readonly<Record<Criterion, string>> = {
    famous: `${figure} %`,
    large: `${figure} m²`,
    small: `${figure} m²`,
    old: `${figure}`,
    new: `${figure}`,
  };
  return Object.entries(known).find(([name]) => name === criterion)?.[1] ?? String(figure);
}

/** A legal move of the seat to decide. */
export function label(move: Move, state: State): string {
  switch (move.type) {
    case 'drawCustomer':
      return 'Draw a customer';
    case 'buyPicture': {
      const price = PRICES[state.market.indexOf(move.picture)] ?? 0;
      const bought = `Buy ${pictureName(move.picture)} for ${money(price)}`;
      return move.discard === undefined ? bought : `${bought} and discard ${pictureName(move.discard)}`;
    }
    case 'playCustomer':
      return `Play the customer ${customerName(move.customer)}`;
    case 'offer':
      return `Offer ${pictureName(move.picture)}`;
    case 'pass':
      return 'Offer nothing';
  }
}

/** A fact as its viewer may know it. */
export function say(event: PublicEvent): string {
  switch (event.type) {
    case 'picturesDealt':
      return event.pictures === null
        ? `${seatName(event.seat)} is dealt ${event.count} pictures.`
        : `${seatName(event.seat)} is dealt ${listed(event.pictures.map(pictureName))}.`;
    case 'customersDealt':
      return event.customers === null
        ? `${seatName(event.seat)} is dealt ${event.count} customers.`
        : `${seatName(event.seat)} is dealt the customers ${listed(event.customers.map(customerName))}.`;
    case 'customerDrawn':
      return event.customer === null
        ? `${seatName(event.seat)} draws a customer.`
        : `${seatName(event.seat)} draws the customer ${customerName(event.customer)}.`;
    case 'handRemoved':
      return `${seatName(event.seat)}’s hand is out of play.`;
    case 'picturePlaced':
      return `${pictureName(event.picture)} goes on sale for ${money(event.price)}.`;
    case 'turnBegan':
      return `It is seat ${event.seat}’s turn.`;
    case 'pictureDiscarded':
      return `${seatName(event.seat)} discards ${pictureName(event.picture)}.`;
    case 'pictureBought':
      return `${seatName(event.seat)} buys ${pictureName(event.picture)} for ${money(event.price)}.`;
    case 'pictureMoved':
      return `${pictureName(event.picture)} comes down from ${money(event.from)} to ${money(event.to)}.`;
    case 'customerPlayed':
      return `${seatName(event.seat)} plays the customer ${customerName(event.customer)}.`;
    case 'pictureOffered':
      return `${seatName(event.seat)} offers ${pictureName(event.picture)}.`;
    case 'offerPassed':
      return `${seatName(event.seat)} offers nothing.`;
    case 'pictureSold':
      return `${seatName(event.seat)} sells ${pictureName(event.picture)} for ${money(event.pays)}.`;
    case 'pictureReturned':
      return `${pictureName(event.picture)}, offered by seat ${event.seat}, is not sold.`;
    case 'customerDiscarded':
      return `The customer ${customerName(event.customer)} is discarded.`;
  }
}

/** A refusal in words; a card that the mover may not know more of is named by its id only. */
export function explain({ code, params }: Refusal): string {
  const name = (key: string): string => pictureName(pictureOf(String(params[key])).id);
  const figure = (key: string): string => figureName(params[key], params.criterion);
  const sentences: Readonly<Record<RefusalCode, () => string>> = {
    'wrong-phase': () =>
      params.decision === 'offer'
        ? 'A customer is shopping: offer a picture or pass.'
        : 'No customer is shopping: draw a customer, buy a picture or play a customer.',
    'no-such-card-here': () => `${params.card} is not where the move takes it from.`,
    'customer-limit': () => `You hold ${params.limit} customers and cannot draw another.`,
    'not-enough-cash': () =>
      `${name('picture')} costs ${money(Number(params.price))}; you have ${money(Number(params.cash))}.`,
    'discard-required': () => `You hold ${params.limit} pictures: name one of them to discard.`,
    'discard-not-allowed': () => `You hold fewer than ${params.limit} pictures: nothing may be discarded.`,
    'picture-does-not-fit': () =>
      `${name('picture')} is not what the customer ${customerName(customerOf(String(params.customer)).id)} looks at.`,
    'offer-not-better': () =>
      `${name('picture')} (${figure('figure')}) is not better than ${name('best')} (${figure('bestFigure')}).`,
  };
  return Object.entries(sentences).find(([known]) => known === code)?.[1]() ?? code;
}

const EVENTS: Readonly<Record<Event['type'], string>> = {
  picturesDealt: 'A seat is dealt its first pictures; only the seat itself sees which.',
  customersDealt: 'A seat is dealt its first customers; only the seat itself sees which.',
  picturePlaced: 'A picture from the stack is placed on a price place, at the deal or after a purchase.',
  turnBegan: 'It is a seat’s turn.',
  customerDrawn: 'A seat draws the top customer of the stack; only the seat itself sees which.',
  pictureDiscarded: 'A seat with four pictures discards one to make room for a purchase.',
  pictureBought: 'A seat buys a picture from its price place and pays the bank.',
  pictureMoved: 'A picture moves one price place down after a purchase.',
  customerPlayed: 'A seat plays a customer; the seats in toOffer are asked in that order.',
  pictureOffered: 'A seat offers a picture from its hand, better than every offer before.',
  offerPassed: 'A seat offers nothing.',
  pictureSold: 'The best offer is sold: the picture is discarded and the bank pays the seat.',
  pictureReturned: 'An offered picture that was not sold goes back to its owner.',
  customerDiscarded: 'The played customer is discarded; the sale is over.',
  handRemoved: 'A seat has left the game; its hand is out of play and it is skipped from now on.',
};

const REFUSALS: Readonly<Record<RefusalCode, Words['refusals'][string]>> = {
  'wrong-phase': {
    meaning: 'The move belongs to the other kind of decision: a turn, or an offer to a customer.',
    whatToDo: 'Look at `awaiting[0].decision`, or take a move from `legalMoves`.',
  },
  'no-such-card-here': {
    meaning: 'The card is not where the move takes it from: on a price place, or in your own hand.',
    whatToDo: 'Buy from `view.market`; play, offer and discard from `view.hand`.',
  },
  'customer-limit': {
    meaning: 'With three customers in hand, no other can be drawn.',
    whatToDo: 'Play a customer, or buy a picture.',
  },
  'not-enough-cash': {
    meaning: 'The picture costs more than you have.',
    whatToDo: 'Buy a cheaper picture, or wait until this one has moved down.',
  },
  'discard-required': {
    meaning: 'With four pictures in hand, a purchase must name one of them to discard.',
    whatToDo: 'Send `discard` with a picture from your hand.',
  },
  'discard-not-allowed': {
    meaning: 'With fewer than four pictures in hand, nothing may be discarded.',
    whatToDo: 'Leave `discard` out.',
  },
  'picture-does-not-fit': {
    meaning:
      'The customer wants only pictures of the category, or from the countries, on the card: the grey criterion.',
    whatToDo: 'Offer a picture that fits it, or pass.',
  },
  'offer-not-better': {
    meaning:
      'An offer must be better than the best one so far in what the customer compares: the black criterion.',
    whatToDo: 'Offer a better picture than `view.sale.best`, or pass.',
  },
};

export const words: Words = {
  summary:
    'Deal in art: buy pictures cheaply, find the customer who wants just that picture, and be the richest dealer. By Franz-Benno Delonge, for three to five players.',
  about,
  endings,
  rules: PARAGRAPHS,
  events: EVENTS,
  refusals: REFUSALS,
};
