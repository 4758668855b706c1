/** The requests of `merchants-solitaire`. */
import { answered, client } from '../client.ts';
import { asOf, at, type Desk, forkAt } from '../desk.ts';

export const merchantsSolitaire: Desk<'merchants-solitaire'> = {
  create: (body) => answered(client.POST('/v1/merchants-solitaire', { body })),
  look: (id, version) => answered(client.GET('/v1/merchants-solitaire/{id}', { params: asOf(id, version) })),
  move: (id, body) => answered(client.POST('/v1/merchants-solitaire/{id}/moves', { params: at(id), body })),
  undo: (id, body) => answered(client.POST('/v1/merchants-solitaire/{id}/undo', { params: at(id), body })),
  hint: (id) => answered(client.POST('/v1/merchants-solitaire/{id}/hints', { params: at(id), body: {} })),
  resign: (id) => answered(client.POST('/v1/merchants-solitaire/{id}/resign', { params: at(id), body: {} })),
  fork: (id, version) =>
    answered(client.POST('/v1/merchants-solitaire/{id}/forks', { params: at(id), body: forkAt(version) })),
  fairness: (id) => answered(client.GET('/v1/merchants-solitaire/{id}/fairness', { params: at(id) })),
};
