/**
 * What a ruleset is: a decider with eyes. Everything here is pure: no chance, no time, no storage, no HTTP.
 * The table deals, numbers the facts and asks; a ruleset says what the facts mean, what may happen and who sees what.
 */
import type { z } from 'zod';
import type { Outcome } from './outcome.ts';

/** A place at a game, 0 … n − 1. */
export type Seat = number;
/** Who looks: a seat, or a spectator who holds none. */
export type Viewer = Seat | 'spectator';
/** Pile name → cards. In draw order: next card first. */
export type Piles = Readonly<Record<string, readonly string[]>>;

/** One bag of words per ruleset; the schemas in `schemas` are their single source. */
export interface Vocabulary {
  Options: object;
  Move: { readonly type: string };
  /** What a legal move tells besides the move, e.g. `{ minimal }`. */
  MoveInfo: object;
  Event: { readonly type: string };
  PublicEvent: { readonly type: string };
  View: object;
  State: unknown;
}

/** A seat whose decision the game waits for, e.g. `{ seat: 0, decision: 'transaction' }`. */
export interface Awaited {
  readonly seat: Seat;
  readonly decision: string;
}

export type RefusalParams = Readonly<
  Record<string, string | number | boolean | null | readonly string[] | readonly number[]>
>;

/** Why a move is not legal. `code` has an entry in `words.refusals`, `rule` names the first paragraph that fails. */
export interface Refusal {
  readonly code: string;
  readonly rule: string;
  readonly params: RefusalParams;
  /** What `explain` needs besides, from the refused move itself, e.g. its cards. Never shown as data. */
  readonly about?: RefusalParams;
}

export type Decision<Event> = { readonly accepted: readonly Event[] } | { readonly refused: Refusal };
export type LegalMove<V extends Vocabulary> = { readonly move: V['Move'] } & V['MoveInfo'];

/** A kind of numbered deal that only this ruleset has, e.g. KPatience's own numbers. Open: no commitment. */
export interface OwnDeal<V extends Vocabulary> {
  readonly kind: string;
  readonly meaning: string;
  /** Numbers run from 1 to this. */
  readonly maxNumber: number;
  /** Whether it goes with these options. */
  fits(options: V['Options']): boolean;
  piles(number: number, options: V['Options']): Piles;
}

export interface Deals<V extends Vocabulary> {
  /** Whether numbered and daily deals exist (the solitaires). */
  readonly numbered: boolean;
  /** The piles of `{ kind: "cards" }`: strict object, pile name → list of card codes. Other piles keep their unshuffled order. */
  readonly given: z.ZodObject;
  readonly own: readonly OwnDeal<V>[];
}

/** A way in which games end: `reason` as their outcome has it; an abandoned game has none. */
export interface Ending {
  readonly result: Outcome['result'];
  readonly reason?: string;
  /** When it ends so, e.g. `all twelve portraits are in the vault (PO-12)`. */
  readonly when: string;
}

export interface Words {
  /** One or two sentences for the list of rulesets. */
  readonly summary: string;
  /** Who made the game, what it is about, what helps to play it. A paragraph each, code in backticks. */
  readonly about?: readonly string[];
  /** Every way in which a game can end. */
  readonly endings?: readonly Ending[];
  /** The rules page's paragraphs, in order: `{ id: 'PO-5', text }`. */
  readonly rules: readonly { readonly id: string; readonly text: string }[];
  /** Event type → what it tells. One entry for every event type. */
  readonly events: Readonly<Record<string, string>>;
  /** Refusal code → its problem page. One entry for every code that `decide` can give. */
  readonly refusals: Readonly<Record<string, { readonly meaning: string; readonly whatToDo: string }>>;
}

/** What a picture of a position shows besides the view. Titles and names are whatever people typed. */
export interface BoardContext {
  /** The name that the table was given. */
  readonly title: string | null;
  /** By seat. */
  readonly seats: readonly {
    readonly name: string | null;
    readonly kind: 'player' | 'bot' | 'open';
    readonly resigned: boolean;
  }[];
  /** The seat that looks; null for a spectator. */
  readonly you: Seat | null;
  readonly awaiting: readonly Awaited[];
  readonly outcome: Outcome | null;
}

/** The cards of a ruleset as pictures, each alone. */
export interface CardPictures {
  /** Every card by the id that moves and views call it by, and the backs; `name` is in words, e.g. `queen of hearts`. */
  readonly all: readonly { readonly id: string; readonly name: string }[];
  /** One of them as an SVG document; undefined for any other id. */
  draw(id: string): string | undefined;
}

export interface Game<V extends Vocabulary> {
  readonly id: string;
  readonly title: string;
  /** The rules version, pinned into each game. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** Plain zod; every object that the API shows has `.meta({ id })`, prefixed with the ruleset's name. */
  readonly schemas: {
    readonly options: z.ZodObject & z.ZodType<V['Options']>;
    readonly move: z.ZodType<V['Move']>;
    readonly moveInfo: z.ZodObject & z.ZodType<V['MoveInfo']>;
    readonly event: z.ZodType<V['Event']>;
    readonly publicEvent: z.ZodType<V['PublicEvent']>;
    readonly view: z.ZodType<V['View']>;
  };
  readonly deals: Deals<V>;
  readonly words: Words;
  /** What the ruleset's answer shows besides, e.g. Kunstmarkt's deck: field name → schema and value. */
  readonly data?: { readonly schema: z.ZodObject; readonly value: Readonly<Record<string, unknown>> };

  /** Its cards as pictures, so that no page needs art of its own. */
  readonly cards?: CardPictures;

  /** How many seats a game with these options has. */
  seatCount(options: V['Options']): number;
  /** Seconds a seat has for each decision; 0 means no limit. Absent: no limit. */
  turnSeconds?(options: V['Options']): number;
  /** The unshuffled order of every pile. */
  piles(options: V['Options'], seats: number): Piles;
  begin(options: V['Options'], seats: number, piles: Piles): V['State'];
  /** All that the deal turns up or hands out, as facts; a setup can already end the game. */
  setUp(state: V['State']): readonly V['Event'][];
  /** Empty when the game is over. */
  awaiting(state: V['State']): readonly Awaited[];
  /** Complete: a move is accepted exactly when it is listed. Empty for a seat that is not awaited. */
  legalMoves(state: V['State'], seat: Seat): readonly LegalMove<V>[];
  /** The facts of an accepted move, or the first rule that fails. Called for an awaited seat, with a move that fits the schema. */
  decide(state: V['State'], move: V['Move'], seat: Seat): Decision<V['Event']>;
  /** A seat that resigns (games of several seats). */
  leave?(state: V['State'], seat: Seat): readonly V['Event'][];
  /** What a fact means. No rules here. */
  evolve(state: V['State'], event: V['Event']): V['State'];
  outcome(state: V['State']): Outcome | undefined;
  /** What a viewer may see, built from an allow-list. `open`: the game is over (won, lost or resigned). */
  view(state: V['State'], viewer: Viewer, open: boolean): V['View'];
  /** What a viewer may know of a fact, for ever: it does not change after the end. */
  redact(event: V['Event'], viewer: Viewer): V['PublicEvent'];
  /** A move in plain English, from what its seat may see. */
  label(move: V['Move'], state: V['State']): string;
  say(event: V['PublicEvent']): string;
  explain(refusal: Refusal): string;
  /** A policy that plays from a view alone. `legalMoves` is not empty. */
  bot(view: V['View'], legalMoves: readonly LegalMove<V>[]): V['Move'];
  /** Why the policy makes a move, in a sentence: the reason that goes with a hint (solitaires). */
  why?(view: V['View'], legalMoves: readonly LegalMove<V>[], move: V['Move']): string;
  /** A picture of a position as SVG. Drawn from a view, never from the state: it cannot show what its viewer may not see. */
  board?(view: V['View'], about: BoardContext): string;
}

/** A ruleset whose words are not known by name. Method syntax makes every `Game<…>` one of these without a cast. */
export type AnyGame = Game<Vocabulary>;
