/** Going from place to place with the arrow keys. */

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Going astray costs more than going far … */
const ASTRAY = 3;
/** … and further astray than this, in lengths of the way ahead, is no way in that direction. */
const FURTHEST_ASTRAY = 2;

const boxOf = (button: Element): DOMRect => (button.closest('[data-spot]') ?? button).getBoundingClientRect();

/** Moves the focus from a button of the board to the nearest one in the direction of an arrow key. */
export function goByArrow(event: KeyboardEvent, board: Element): void {
  const step = STEPS[event.key];
  const from = event.target instanceof Element ? event.target.closest('[data-spot] button') : null;
  if (step === undefined || from === null || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const here = boxOf(from);
  let nearest: HTMLElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const button of board.querySelectorAll<HTMLElement>('[data-spot] button')) {
    const { left, top } = boxOf(button);
    const [right, down] = [left - here.left, top - here.top];
    const ahead = right * step[0] + down * step[1];
    const astray = Math.abs(right * step[1]) + Math.abs(down * step[0]);
    const cost = ahead + ASTRAY * astray;
    if (ahead < 1 || astray > FURTHEST_ASTRAY * ahead || cost >= least) continue;
    nearest = button;
    least = cost;
  }
  nearest?.focus();
}
