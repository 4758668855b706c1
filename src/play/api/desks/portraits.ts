/** The requests of `portraits`. */
import { answered, client } from '../client.ts';
import { asOf, at, type Desk, forkAt } from '../desk.ts';

export const portraits: Desk<'portraits'> = {
  create: (body) => answered(client.POST('/v1/portraits', { body })),
  look: (id, version) => answered(client.GET('/v1/portraits/{id}', { params: asOf(id, version) })),
  move: (id, body) => answered(client.POST('/v1/portraits/{id}/moves', { params: at(id), body })),
  undo: (id, body) => answered(client.POST('/v1/portraits/{id}/undo', { params: at(id), body })),
  hint: (id) => answered(client.POST('/v1/portraits/{id}/hints', { params: at(id), body: {} })),
  resign: (id) => answered(client.POST('/v1/portraits/{id}/resign', { params: at(id), body: {} })),
  fork: (id, version) =>
    answered(client.POST('/v1/portraits/{id}/forks', { params: at(id), body: forkAt(version) })),
  fairness: (id) => answered(client.GET('/v1/portraits/{id}/fairness', { params: at(id) })),
};
