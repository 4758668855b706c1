/** How requests of this browser get through. */
import { asGuest } from './as-guest.ts';
import { forget, tokenNow } from './session.ts';
import { untilAnswered } from './tries.ts';

const guest = { tokenNow, forget };

/** Again when nothing answers or the server is busy. */
export const send = (request: Request): Promise<Response> => asGuest(guest, request, untilAnswered);

/** Once, for those who come back by themselves. */
export const sendOnce = (request: Request): Promise<Response> =>
  asGuest(guest, request, (signed) => fetch(signed));
