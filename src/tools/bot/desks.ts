/** Where each ruleset is played: its calls of the API, typed by the document. */
import { randomUUID } from 'node:crypto';
import type { components } from '../../../openapi/types.generated.d.ts';
import type { AnyGame } from '../../core/game.ts';
import { kunstmarkt } from '../../games/kunstmarkt/game.ts';
import { merchantsSolitaire } from '../../games/merchants-solitaire/game.ts';
import { pictureGallery } from '../../games/picture-gallery/game.ts';
import { portraits } from '../../games/portraits/game.ts';
import type { Client } from './client.ts';

type Schemas = components['schemas'];
export type Problem = Schemas['Problem'];
export type Outcome = Schemas['Outcome'];

/** What the positions of all rulesets have in common. */
export interface Position {
  readonly id: string;
  readonly version: number;
  readonly status: 'waiting' | 'active' | 'finished';
  readonly view: object | null;
  readonly legalMoves?: readonly { readonly move: { readonly type: string } }[] | null;
  readonly outcome: Outcome | null;
}
export type MoveOf<P extends Position> = NonNullable<P['legalMoves']>[number]['move'];

/** What openapi-fetch answers with: data, or what went wrong. */
export interface Reply<P> {
  readonly data?: P;
  readonly error?: Problem;
  readonly response: Response;
}

export interface Desk<P extends Position> {
  readonly game: AnyGame;
  /** Opens a game for as many people as it has seats besides `bots`. Options that do not fit throw a ZodError. */
  create(client: Client, options: unknown, bots: readonly number[]): Promise<Reply<P>>;
  look(client: Client, id: string): Promise<Reply<P>>;
  move(client: Client, id: string, body: { move: MoveOf<P>; expectedVersion: number }): Promise<Reply<P>>;
  /** Of games of several: takes an open seat. */
  sit?(client: Client, id: string): Promise<Reply<P>>;
  /** Of games of several: answers as soon as there is an event after this version, or after a while without one. */
  wait?(client: Client, id: string, after: number): Promise<Reply<unknown>>;
}

/** A new key for each request that writes, so that it can be sent again. */
const key = () => ({ 'Idempotency-Key': randomUUID() });
const at = (id: string) => ({ path: { id } });
/** How long the server holds a request of somebody who waits. */
const PATIENCE = { Prefer: 'wait=20' };
const keyed = (id: string) => ({ path: { id }, header: key() });

const portraitsDesk: Desk<Schemas['PortraitsPosition']> = {
  game: portraits,
  create: (client, options) =>
    client.POST('/v1/portraits', {
      params: { header: key() },
      body: portraits.schemas.options.parse(options),
    }),
  look: (client, id) => client.GET('/v1/portraits/{id}', { params: at(id) }),
  move: (client, id, body) => client.POST('/v1/portraits/{id}/moves', { params: keyed(id), body }),
};

const pictureGalleryDesk: Desk<Schemas['PictureGalleryPosition']> = {
  game: pictureGallery,
  create: (client, options) =>
    client.POST('/v1/picture-gallery', {
      params: { header: key() },
      body: pictureGallery.schemas.options.parse(options),
    }),
  look: (client, id) => client.GET('/v1/picture-gallery/{id}', { params: at(id) }),
  move: (client, id, body) => client.POST('/v1/picture-gallery/{id}/moves', { params: keyed(id), body }),
};

const merchantsSolitaireDesk: Desk<Schemas['MerchantsSolitairePosition']> = {
  game: merchantsSolitaire,
  create: (client, options) =>
    client.POST('/v1/merchants-solitaire', {
      params: { header: key() },
      body: merchantsSolitaire.schemas.options.parse(options),
    }),
  look: (client, id) => client.GET('/v1/merchants-solitaire/{id}', { params: at(id) }),
  move: (client, id, body) => client.POST('/v1/merchants-solitaire/{id}/moves', { params: keyed(id), body }),
};

const kunstmarktDesk: Desk<Schemas['KunstmarktPosition']> = {
  game: kunstmarkt,
  create: (client, options, bots) =>
    client.POST('/v1/kunstmarkt', {
      params: { header: key() },
      body: { ...kunstmarkt.schemas.options.parse(options), bots: [...bots] },
    }),
  look: (client, id) => client.GET('/v1/kunstmarkt/{id}', { params: at(id) }),
  move: (client, id, body) => client.POST('/v1/kunstmarkt/{id}/moves', { params: keyed(id), body }),
  sit: (client, id) => client.POST('/v1/kunstmarkt/{id}/seats', { params: keyed(id) }),
  wait: (client, id, after) =>
    client.GET('/v1/kunstmarkt/{id}/events', {
      params: { ...at(id), header: PATIENCE, query: { after, limit: 1 } },
    }),
};

/** A desk whose ruleset is not known by name: what can be done at it without knowing its moves. */
export interface AnyDesk {
  readonly game: AnyGame;
  use<T>(what: <P extends Position>(desk: Desk<P>) => T): T;
}

const any = <P extends Position>(desk: Desk<P>): AnyDesk => ({ game: desk.game, use: (what) => what(desk) });

export const desks: readonly AnyDesk[] = [
  any(portraitsDesk),
  any(pictureGalleryDesk),
  any(merchantsSolitaireDesk),
  any(kunstmarktDesk),
];
