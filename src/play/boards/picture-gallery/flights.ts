/** Cards fly to where they go, so that one sees what has moved: for those who like things to move. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Flight, flightsOf } from './changes.ts';
import type { Spot, View } from './places.ts';

/** A row that is dealt; more at once is no move but a look at another time. */
const MOST = 8;
const FLIGHT_MS = 170;
const AFTER_ONE_ANOTHER_MS = 30;

/** The card that lies on top of a place. */
const cardAt = (board: Element, spot: Spot): Element | undefined =>
  [...board.querySelectorAll(`[data-spot="${spot}"] .card`)].at(-1);

function fly(board: Element, { from, to }: Flight, index: number): void {
  const card = cardAt(board, to);
  const start = cardAt(board, from)?.getBoundingClientRect();
  if (card === undefined || start === undefined) return;
  const end = card.getBoundingClientRect();
  const away = `translate(${start.left - end.left}px, ${start.top - end.top}px)`;
  card.animate(
    [
      { transform: away, zIndex: 4 },
      { transform: 'none', zIndex: 4 },
    ],
    {
      duration: FLIGHT_MS,
      delay: index * AFTER_ONE_ANOTHER_MS,
      easing: 'ease-out',
      fill: 'backwards',
    },
  );
}

/**
 * Lets cards fly on the board whenever its view changes. What it returns is to be called when a card is carried to its
 * place: it does not fly there once more.
 */
export function useFlights(view: View, board: RefObject<HTMLElement | null>): () => void {
  const before = useRef(view);
  const isCarried = useRef(false);
  useLayoutEffect(() => {
    const flights = isCarried.current ? [] : flightsOf(before.current, view);
    isCarried.current = false;
    before.current = view;
    const mayMove = matchMedia('(prefers-reduced-motion: no-preference)').matches;
    if (board.current === null || !mayMove || flights.length > MOST) return;
    for (const [i, flight] of flights.entries()) fly(board.current, flight, i);
  }, [view, board]);
  return () => {
    isCarried.current = true;
  };
}
