/** What only a person can say of Portraits: whose game it is, what it is about, how it ends. */
import type { Words } from '../../core/game.ts';

export const about: NonNullable<Words['about']> = [
  'By James Kyle (2003): a solitaire for one deck of cards. You deal in art. Cheap assets pay for dearer ones, and assets of the right suit pay for the twelve portraits, which are all that you are after. Nothing is hidden but the order of the draw pile.',
  'Most deals are lost, some before the first move. A user interface that shows only the purchases marked `minimal` hides no way to win a card, only ways to pay more for it; paying more can still be right, because it makes room for new assets.',
];

export const endings: NonNullable<Words['endings']> = [
  { result: 'won', reason: 'vault-complete', when: 'all twelve portraits are in the vault (PO-12)' },
  { result: 'lost', reason: 'market-frozen', when: 'a sixth portrait came to private sales (PO-3)' },
  { result: 'lost', reason: 'no-legal-transaction', when: 'nothing can be bought or swapped (PO-12)' },
  { result: 'lost', reason: 'resigned', when: 'you gave up' },
];
