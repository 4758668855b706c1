/** What can be done with a game of each ruleset, by name and type. */
import type { Answer } from './client.ts';
import type { Schemas } from './schemas.ts';

/** The words of each ruleset that this page knows, as the document types them. */
export interface Rulesets {
  readonly portraits: {
    readonly position: Schemas['PortraitsPosition'];
    readonly move: Schemas['PortraitsMove'];
    readonly create: Schemas['CreatePortraits'];
  };
  readonly 'picture-gallery': {
    readonly position: Schemas['PictureGalleryPosition'];
    readonly move: Schemas['PictureGalleryMove'];
    readonly create: Schemas['CreatePictureGallery'];
  };
  readonly 'merchants-solitaire': {
    readonly position: Schemas['MerchantsSolitairePosition'];
    readonly move: Schemas['MerchantsSolitaireMove'];
    readonly create: Schemas['CreateMerchantsSolitaire'];
  };
  readonly kunstmarkt: {
    readonly position: Schemas['KunstmarktPosition'];
    readonly move: Schemas['KunstmarktMove'];
    readonly create: Schemas['CreateKunstmarkt'];
  };
}

export type RulesetId = keyof Rulesets;
export type PositionOf<R extends RulesetId> = Rulesets[R]['position'];
export type MoveOf<R extends RulesetId> = Rulesets[R]['move'];
export type LegalMoveOf<R extends RulesetId> = NonNullable<PositionOf<R>['legalMoves']>[number];
export type ViewOf<R extends RulesetId> = NonNullable<PositionOf<R>['view']>;

export interface Hint<R extends RulesetId> {
  readonly move: MoveOf<R>;
  readonly label: string;
  readonly why: string;
  readonly position: PositionOf<R>;
}

/** The requests of one ruleset. What every ruleset has; `undo`, `hint` are for solitaires, the rest for several seats. */
export interface Desk<R extends RulesetId> {
  create(body: Rulesets[R]['create']): Promise<Answer<PositionOf<R>>>;
  look(id: string, at?: number): Promise<Answer<PositionOf<R>>>;
  move(id: string, body: { move: MoveOf<R>; expectedVersion: number }): Promise<Answer<PositionOf<R>>>;
  resign(id: string): Promise<Answer<PositionOf<R>>>;
  fork(id: string, at?: number): Promise<Answer<PositionOf<R>>>;
  fairness(id: string): Promise<Answer<Schemas['Fairness']>>;
  undo?(id: string, body: Schemas['UndoRequest']): Promise<Answer<PositionOf<R>>>;
  hint?(id: string): Promise<Answer<Hint<R>>>;
  sit?(id: string, body: Schemas['SeatRequest']): Promise<Answer<PositionOf<R>>>;
  timeOut?(id: string, seat: number): Promise<Answer<PositionOf<R>>>;
}

export const at = (id: string) => ({ path: { id } });
/** A position as it was at a version; the current one without. */
export const asOf = (id: string, version: number | undefined) => ({
  path: { id },
  ...(version === undefined ? {} : { query: { at: version } }),
});
export const forkAt = (version: number | undefined) => (version === undefined ? {} : { at: version });
