/** The requests of `kunstmarkt`. */
import { answered, client } from '../client.ts';
import { asOf, at, type Desk, forkAt } from '../desk.ts';

export const kunstmarkt: Desk<'kunstmarkt'> = {
  create: (body) => answered(client.POST('/v1/kunstmarkt', { body })),
  look: (id, version) => answered(client.GET('/v1/kunstmarkt/{id}', { params: asOf(id, version) })),
  move: (id, body) => answered(client.POST('/v1/kunstmarkt/{id}/moves', { params: at(id), body })),
  sit: (id, body) => answered(client.POST('/v1/kunstmarkt/{id}/seats', { params: at(id), body })),
  timeOut: (id, seat) =>
    answered(client.POST('/v1/kunstmarkt/{id}/timeouts', { params: at(id), body: { seat } })),
  resign: (id) => answered(client.POST('/v1/kunstmarkt/{id}/resign', { params: at(id), body: {} })),
  fork: (id, version) =>
    answered(client.POST('/v1/kunstmarkt/{id}/forks', { params: at(id), body: forkAt(version) })),
  fairness: (id) => answered(client.GET('/v1/kunstmarkt/{id}/fairness', { params: at(id) })),
};
