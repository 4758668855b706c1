/** A picture as it hangs, with all that is printed on its tile as text. */
import { Fragment, type JSX } from 'preact';
import { pictureOf } from '../card.tsx';
import type { Customer, Picture } from './cards.ts';
import { type Fact, factsOf, figureFor, isWanted, pictureInWords } from './facts.ts';

export interface TileProps {
  readonly picture: Picture;
  /** Who shops at present: what they look at stands out. */
  readonly shopper: Customer | null;
  /** What a click does, e.g. `buy for 5,000`; absent where nothing can be done with it. */
  readonly deed?: string | undefined;
  readonly onClick?: (() => void) | undefined;
  readonly isOpen?: boolean;
  readonly isPicked?: boolean;
  readonly drag?: string | undefined;
  readonly drop?: string | undefined;
}

export function Tile({ picture, shopper, deed, onClick, ...looks }: TileProps): JSX.Element {
  const { isOpen = false, isPicked = false, drag, drop } = looks;
  const face = <Face picture={picture} shopper={shopper} />;
  if (deed === undefined) return <div class="km-tile">{face}</div>;
  return (
    <button
      type="button"
      class={`km-tile${isOpen ? ' is-open' : ''}${isPicked ? ' is-picked' : ''}`}
      aria-label={`${pictureInWords(picture)}: ${deed}`}
      aria-pressed={isPicked}
      data-drag={drag}
      data-drop={drop}
      onClick={onClick}
    >
      {face}
    </button>
  );
}

function Face({ picture, shopper }: FactsProps): JSX.Element {
  return (
    <span class="km-space">
      <span class="km-face">
        <Painting picture={picture} />
        <span class="km-words">
          <b>{picture.artist}</b> <i>{picture.title}</i>
        </span>{' '}
        <Facts picture={picture} shopper={shopper} />
      </span>
    </span>
  );
}

/** The upper part of the tile that the API draws: the painting in its frame. */
export const Painting = ({ picture }: { picture: Picture }): JSX.Element => (
  <img
    class="km-painting"
    src={pictureOf('kunstmarkt', picture.id)}
    alt=""
    draggable={false}
    width={146}
    height={104}
  />
);

interface FactsProps {
  readonly picture: Picture;
  readonly shopper: Customer | null;
}

function Facts({ picture, shopper }: FactsProps): JSX.Element {
  const lookOf = (fact: Fact): string => {
    if (shopper === null) return '';
    if (figureFor(shopper) === fact.kind) return ' is-looked-at';
    return isWanted(fact, picture, shopper) ? ' is-wanted' : '';
  };
  return (
    <span class="km-facts">
      {factsOf(picture).map((fact) => (
        // The space between them is for those who hear them.
        <Fragment key={fact.kind}>
          <span class={`km-fact${lookOf(fact)}`}>{fact.words}</span>{' '}
        </Fragment>
      ))}
    </span>
  );
}
