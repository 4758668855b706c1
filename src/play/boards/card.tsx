/** A card on the table: a picture that the API draws, a button where something can be done with it. */
import type { JSX } from 'preact';

const SUITS: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** `KH` as `K♥`; other codes, such as Jokers, as they are. */
export const cardName = (code: string): string => {
  const suit = SUITS[code.slice(-1)];
  return suit === undefined ? code : `${code.slice(0, -1)}${suit}`;
};

export const pictureOf = (ruleset: string, card: string): string => `/v1/rulesets/${ruleset}/cards/${card}`;

export interface CardProps {
  readonly ruleset: string;
  /** The card's code; null for an empty place; `back` for one that lies face down. */
  readonly card: string | null;
  /** What it is to those who don't see it, e.g. `K♥, public sale 1`. */
  readonly name: string;
  /** Absent: nothing can be done with it. */
  readonly onClick?: () => void;
  /** Chosen, and waiting for more. Absent: what a click does is done at once. */
  readonly isPicked?: boolean;
  /** Something legal can be done with it now. */
  readonly isOpen?: boolean;
  /** Part of the hint. */
  readonly isHinted?: boolean;
  /** Its key when it is dragged, and when something is dropped on it. */
  readonly drag?: string | undefined;
  readonly drop?: string | undefined;
  readonly children?: JSX.Element | string | null;
}

export function Card(props: CardProps): JSX.Element {
  const { ruleset, card, name, onClick, isPicked = false, isOpen = false, isHinted = false } = props;
  const look = [
    'card',
    card === null ? 'is-empty' : '',
    isPicked ? 'is-picked' : '',
    isOpen ? 'is-open' : '',
    isHinted ? 'is-hinted' : '',
  ];
  const marks = {
    class: look.filter((one) => one !== '').join(' '),
    'data-drag': props.drag,
    'data-drop': props.drop,
  };
  const picture =
    card === null ? null : (
      <img src={pictureOf(ruleset, card)} alt="" draggable={false} width={76} height={104} />
    );
  if (onClick === undefined) {
    return (
      <span {...marks} role="img" aria-label={name}>
        {picture}
        {props.children}
      </span>
    );
  }
  return (
    <button type="button" {...marks} aria-label={name} aria-pressed={props.isPicked} onClick={onClick}>
      {picture}
      {props.children}
    </button>
  );
}
