/** What has changed on the table between two views. */
import { pileAt, SPOTS, type Spot, type View } from './places.ts';

export interface Flight {
  readonly from: Spot;
  readonly to: Spot;
}

/** The cards that have come to lie on a pile, from the pile that had them on top, or else from the stock. */
export function flightsOf(before: View, after: View): readonly Flight[] {
  const changed = SPOTS.filter((spot) => pileAt(after, spot).at(-1) !== pileAt(before, spot).at(-1));
  return changed.flatMap((to) => {
    const pile = pileAt(after, to);
    const card = pile.at(-1);
    if (card === undefined || pile.length < pileAt(before, to).length) return [];
    const from = changed.find((spot) => spot !== to && pileAt(before, spot).at(-1) === card);
    return [{ from: from ?? 'stock', to }];
  });
}
