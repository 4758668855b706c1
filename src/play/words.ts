/** What is said of a game, in a few words. */
import type { Schemas } from './api/schemas.ts';

type Outcome = Schemas['Outcome'];
type Seat = Schemas['Seat'];
type Awaited = Schemas['Awaited'];

/** `cash-goal` as `cash goal`. */
export const plain = (code: string): string => code.replaceAll('-', ' ');

/** `superExclusive` as `Super exclusive`, `by-hand` as `By hand`. */
export const titled = (name: string): string => {
  const words = plain(name.replace(/([a-z])([A-Z])/g, '$1 $2')).toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

export const listed = (items: readonly string[]): string => {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
};

/** 12500 as `12,500`. */
export const money = (amount: number): string => amount.toLocaleString('en');

/** Letters that run from right to left. */
const LEFTWARDS = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A name in the middle of a sentence, which may run the other way: it keeps to itself, and the sentence stays in order. */
const isolated = (name: string): string => (LEFTWARDS.test(name) ? `\u2068${name}\u2069` : name);

export function nameOf(seats: readonly Seat[], seat: number, you: number | null): string {
  if (seat === you) return 'you';
  const holder = seats[seat];
  if (holder?.kind === 'open') return `open seat ${seat}`;
  if (holder?.name) return isolated(holder.name);
  return `${holder?.kind === 'bot' ? 'the bot' : 'the player'} at seat ${seat}`;
}

export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

export function endInWords(outcome: Outcome, seats: readonly Seat[], you: number | null): string {
  switch (outcome.result) {
    case 'abandoned':
      return 'Everybody left before the deal.';
    case 'ranking': {
      const first = outcome.ranking.filter(({ place }) => place === 1).map(({ seat }) => seat);
      const who = capital(listed(first.map((seat) => nameOf(seats, seat, you))));
      const verb = first.length > 1 ? 'share the first place' : first[0] === you ? 'win' : 'wins';
      return `${who} ${verb} (${plain(outcome.reason)}).`;
    }
    case 'won':
    case 'lost': {
      const score = outcome.score === undefined ? '' : ` Score ${outcome.score}.`;
      const rank = outcome.rank === undefined ? '' : ` ${capital(outcome.rank)}.`;
      return `${capital(outcome.result)}: ${plain(outcome.reason)}.${score}${rank}`;
    }
  }
}

/** Whose decision the game waits for, or how it ended. */
export function statusInWords({
  status,
  awaiting,
  outcome,
  seats,
  you,
}: {
  status: string;
  awaiting: readonly Awaited[];
  outcome: Outcome | null;
  seats: readonly Seat[];
  you: number | null;
}): string {
  if (outcome !== null) return endInWords(outcome, seats, you);
  if (status === 'waiting') return 'Waiting for players: the cards are dealt when every seat is taken.';
  if (awaiting.some(({ seat }) => seat === you))
    return seats.length === 1 ? 'Your move.' : 'It is your turn.';
  return `Waiting for ${listed(awaiting.map(({ seat }) => nameOf(seats, seat, you)))}.`;
}
