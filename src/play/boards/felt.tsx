/** The surface that cards are dragged on, with a mouse or a pen. Fingers tap: a finger that drags scrolls the page. */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Pixels that a pointer moves before a click becomes a drag. */
const SLACK = 6;

interface Drag {
  readonly from: string;
  readonly card: HTMLElement;
  readonly x: number;
  readonly y: number;
  ghost: HTMLElement | null;
  over: Element | null;
}

const keyOf = (element: Element | null, name: 'drag' | 'drop'): string | undefined =>
  element instanceof HTMLElement ? element.dataset[name] : undefined;

export interface FeltProps {
  /** A card was let go over a place; both by their keys. */
  readonly onDrop: (from: string, to: string) => void;
  readonly class: string;
  readonly children: ComponentChildren;
}

export function Felt({ onDrop, class: look, children }: FeltProps): JSX.Element {
  const drag = useRef<Drag | null>(null);

  const begin = (event: PointerEvent): void => {
    if (event.pointerType === 'touch' || event.button !== 0 || !(event.target instanceof Element)) return;
    const card = event.target.closest('[data-drag]');
    const from = keyOf(card, 'drag');
    if (!(card instanceof HTMLElement) || from === undefined) return;
    drag.current = { from, card, x: event.clientX, y: event.clientY, ghost: null, over: null };
  };

  const move = (event: PointerEvent): void => {
    const now = drag.current;
    if (now === null) return;
    const [dx, dy] = [event.clientX - now.x, event.clientY - now.y];
    if (now.ghost === null && Math.hypot(dx, dy) < SLACK) return;
    now.ghost ??= lift(now.card);
    now.ghost.style.transform = `translate(${dx}px, ${dy}px)`;
    const over = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-drop]') ?? null;
    if (over === now.over) return;
    now.over?.classList.remove('is-over');
    over?.classList.add('is-over');
    now.over = over;
  };

  useEffect(() => {
    const abandon = (): void => {
      if (drag.current !== null) putDown(drag.current);
      drag.current = null;
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') abandon();
    };
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('keydown', onKey);
      // The page was left with a card in the air.
      abandon();
    };
  }, []);

  const end = (isDropped: boolean): void => {
    const now = drag.current;
    drag.current = null;
    if (now === null || now.ghost === null) return;
    putDown(now);
    // The click that follows a drag is none.
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
    const to = keyOf(now.over, 'drop');
    if (isDropped && to !== undefined && to !== now.from) onDrop(now.from, to);
  };

  return (
    <div
      class={look}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={() => end(true)}
      onPointerLeave={() => end(false)}
      onPointerCancel={() => end(false)}
    >
      {children}
    </div>
  );
}

function putDown({ ghost, card, over }: Drag): void {
  ghost?.remove();
  card.classList.remove('is-lifted');
  over?.classList.remove('is-over');
}

const swallow = (event: Event): void => {
  event.stopPropagation();
  event.preventDefault();
};

/** A copy of the card that follows the pointer. */
function lift(card: HTMLElement): HTMLElement {
  const { left, top, width, height } = card.getBoundingClientRect();
  const ghost = document.createElement('div');
  ghost.className = 'ghost';
  ghost.setAttribute('aria-hidden', 'true');
  Object.assign(ghost.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  ghost.append(...Array.from(card.childNodes, (node) => node.cloneNode(true)));
  document.body.append(ghost);
  card.classList.add('is-lifted');
  return ghost;
}
