/** As whom requests are sent. */

/** Who plays in this browser. */
export interface Guest {
  /** Undefined for a stranger. */
  tokenNow(): string | undefined;
  /** The server no longer knows the token. */
  forget(): void;
}

/** Something that is not used twice. `crypto.randomUUID` exists on secure pages alone. */
export const randomText = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/**
 * Sends a request with the guest's token. When the server no longer knows the guest, who may have been forgotten in
 * another window or with the whole database, it is sent once more as whoever one is then.
 */
export async function asGuest(
  guest: Guest,
  request: Request,
  deliver: (signed: Request) => Promise<Response>,
): Promise<Response> {
  const token = guest.tokenNow();
  const response = await deliver(signed(request, token));
  if (response.status !== 401 || token === undefined) return response;
  if (guest.tokenNow() === token) guest.forget();
  return deliver(signed(request, guest.tokenNow()));
}

function signed(request: Request, token: string | undefined): Request {
  const copy = request.clone();
  if (token === undefined) return copy;
  copy.headers.set('Authorization', `Bearer ${token}`);
  if (copy.method === 'POST') copy.headers.set('Idempotency-Key', randomText());
  return copy;
}
