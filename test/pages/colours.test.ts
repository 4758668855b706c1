/** Colours of the pages: what can be read on what. Browsers measure plain grounds only; the walls are striped. */
import { expect, it } from 'vitest';
import { PAGE_PALETTE } from '../../src/http/pages/style.ts';

/** Relative luminance as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string, scheme: 0 | 1): number {
  const [low = 0, high = 0] = [one, other]
    .map((name) => luminance(PAGE_PALETTE[name]?.[scheme] ?? ''))
    .sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const READ_ON: readonly (readonly [string, readonly string[]])[] = [
  ['ink', ['paper', 'wall', 'stripe', 'plate']],
  ['soft', ['paper', 'wall', 'stripe', 'plate']],
  ['link', ['paper', 'wall', 'stripe', 'plate']],
  ['on-panel', ['panel']],
  ['on-panel-soft', ['panel']],
  ['on-ribbon', ['back']],
];
const PAIRS = READ_ON.flatMap(([ink, grounds]) => grounds.map((ground) => [ink, ground] as const));

it.each(PAIRS)('%s can be read on %s by day and by lamplight', (ink, ground) => {
  for (const scheme of [0, 1] as const)
    expect(contrast(ink, ground, scheme), `scheme ${scheme}`).toBeGreaterThanOrEqual(4.5);
});

it('measures as it should', () => {
  expect(contrast('paper', 'paper', 0)).toBe(1);
  expect(contrast('paper', 'dado', 0)).toBeGreaterThan(3);
});
