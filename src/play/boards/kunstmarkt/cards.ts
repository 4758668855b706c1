/** The cards of Kunstmarkt, as far as they are played with. */
import type { Schemas } from '../../api/schemas.ts';

/** What plays of a picture; where its facts are from is left out. */
export type Picture = Pick<
  Schemas['KunstmarktPicture'],
  'id' | 'artist' | 'title' | 'country' | 'year' | 'sizeM2' | 'fame' | 'categories'
>;
export type Customer = Schemas['KunstmarktCustomer'];
export type PictureId = Picture['id'];
export type CustomerId = Customer['id'];

export interface Deck {
  picture(id: PictureId): Picture;
  customer(id: CustomerId): Customer;
}
