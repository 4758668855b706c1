/** The desk of each ruleset. */
import type { Desk, RulesetId } from './desk.ts';
import { kunstmarkt } from './desks/kunstmarkt.ts';
import { merchantsSolitaire } from './desks/merchants-solitaire.ts';
import { pictureGallery } from './desks/picture-gallery.ts';
import { portraits } from './desks/portraits.ts';

export const desks: { readonly [R in RulesetId]: Desk<R> } = {
  portraits,
  'picture-gallery': pictureGallery,
  'merchants-solitaire': merchantsSolitaire,
  kunstmarkt,
};

export const isRulesetId = (id: string): id is RulesetId => Object.hasOwn(desks, id);
