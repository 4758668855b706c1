/** The board of each ruleset. */
import type { RulesetId } from '../api/desk.ts';
import type { Board } from './board.ts';
import { KunstmarktBoard } from './kunstmarkt.tsx';
import { MerchantsSolitaireBoard } from './merchants-solitaire.tsx';
import { PictureGalleryBoard } from './picture-gallery.tsx';
import { PortraitsBoard } from './portraits.tsx';

export const boards: { readonly [R in RulesetId]: Board<R> } = {
  portraits: PortraitsBoard,
  'picture-gallery': PictureGalleryBoard,
  'merchants-solitaire': MerchantsSolitaireBoard,
  kunstmarkt: KunstmarktBoard,
};
