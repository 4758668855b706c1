/** The side table: the stock that deals, the ace pile, and how many pictures hang. */
import type { JSX } from 'preact';
import { Card } from '../card.tsx';
import type { Hand } from './hand.ts';
import { ACES, PILES } from './places.ts';

export interface SideTableProps {
  readonly hand: Hand;
  /** The next row is one that may be dealt from either end. */
  readonly isEitherWay: boolean;
}

export function SideTable({ hand, isEitherWay }: SideTableProps): JSX.Element {
  const { acePile, finishedPiles } = hand.view;
  return (
    <section class="side-table" aria-label="Stock and aces">
      <Stock hand={hand} isEitherWay={isEitherWay} />
      <div class={acePile === 0 ? 'aces' : 'aces is-begun'} data-spot="aces" data-drop={hand.dropOf('aces')}>
        <Card
          ruleset="picture-gallery"
          card={null}
          name={`Ace pile: ${acePile} of ${ACES}`}
          {...hand.marks('aces')}
        >
          A
        </Card>
        <Count number={acePile} of={ACES} what="aces out" />
      </div>
      <div class="tally">
        <Count number={finishedPiles} of={PILES} what="finished" />
      </div>
    </section>
  );
}

interface CountProps {
  readonly number: number;
  readonly of?: number;
  readonly what: string;
}

const Count = ({ number, of, what }: CountProps): JSX.Element => (
  <p>
    <strong>{number}</strong>
    {of === undefined ? null : <small> / {of}</small>}
    <br />
    <small>{what}</small>
  </p>
);

function Stock({ hand, isEitherWay }: SideTableProps): JSX.Element {
  const { view, moves, isIdle, send } = hand;
  const { isHinted = false, drag } = hand.marks('stock');
  const lies = view.stock === 0 ? 'the stock is empty' : `${view.stock} cards in the stock`;
  const deal = moves.find(({ move }) => move.type === 'deal' && move.direction === undefined);
  const fromRight = moves.find(({ move }) => move.type === 'deal' && move.direction !== undefined);
  return (
    <div class="stock" data-spot="stock">
      <Card
        ruleset="picture-gallery"
        card={view.stock === 0 ? null : 'back'}
        name={isIdle ? `Stock: ${lies}` : `${deal?.label ?? 'Deal a row'}: ${lies}`}
        isHinted={isHinted}
        drag={view.stock === 0 ? undefined : drag}
        {...(isIdle ? {} : { onClick: () => send({ type: 'deal' }) })}
      >
        {isIdle || view.stock === 0 ? null : <span class="ribbon">{isEitherWay ? 'Deal →' : 'Deal'}</span>}
      </Card>
      <div>
        <Count number={view.stock} what="in stock" />
        {isEitherWay && !isIdle ? (
          <button
            type="button"
            aria-label={fromRight?.label ?? 'Deal from right to left'}
            onClick={() => send({ type: 'deal', direction: 'right-to-left' })}
          >
            ← Deal
          </button>
        ) : null}
      </div>
    </div>
  );
}
