/** The requests of `picture-gallery`. */
import { answered, client } from '../client.ts';
import { asOf, at, type Desk, forkAt } from '../desk.ts';

export const pictureGallery: Desk<'picture-gallery'> = {
  create: (body) => answered(client.POST('/v1/picture-gallery', { body })),
  look: (id, version) => answered(client.GET('/v1/picture-gallery/{id}', { params: asOf(id, version) })),
  move: (id, body) => answered(client.POST('/v1/picture-gallery/{id}/moves', { params: at(id), body })),
  undo: (id, body) => answered(client.POST('/v1/picture-gallery/{id}/undo', { params: at(id), body })),
  hint: (id) => answered(client.POST('/v1/picture-gallery/{id}/hints', { params: at(id), body: {} })),
  resign: (id) => answered(client.POST('/v1/picture-gallery/{id}/resign', { params: at(id), body: {} })),
  fork: (id, version) =>
    answered(client.POST('/v1/picture-gallery/{id}/forks', { params: at(id), body: forkAt(version) })),
  fairness: (id) => answered(client.GET('/v1/picture-gallery/{id}/fairness', { params: at(id) })),
};
