/** Players who play on whatever happens to their server, and who remember what it acknowledged. */
import { setTimeout as sleep } from 'node:timers/promises';

export interface Acknowledged {
  readonly game: string;
  readonly version: number;
}

/** What an answer with a position promises, as far as a player needs it. */
interface Position {
  readonly id: string;
  readonly version: number;
  readonly legalMoves: readonly { readonly move: object }[] | null;
  readonly credentials?: { readonly token: string };
  /** In a problem: where the game stands. */
  readonly position?: Position;
}

interface Seat {
  readonly token: string;
  readonly position: Position;
}

const BEFORE_TRYING_AGAIN_MS = 20;
const PATIENCE_MS = 20_000;

export class Crowd {
  readonly acknowledged: Acknowledged[] = [];
  /** Status → how often it was answered. */
  readonly statuses = new Map<number, number>();
  /** Answers that should not have been given. */
  readonly surprises: string[] = [];
  #url: string;
  #isOver = false;
  readonly #players: Promise<void>[];

  constructor(url: string, players: number) {
    this.#url = url;
    this.#players = Array.from({ length: players }, () => this.#play());
  }

  /** The server has a new address; who was cut off goes on there. */
  goTo(url: string): void {
    this.#url = url;
  }

  /** Resolves when so many more requests have been acknowledged. */
  async untilAcknowledged(more: number): Promise<void> {
    const enough = this.acknowledged.length + more;
    while (this.acknowledged.length < enough) await sleep(5);
  }

  /** Everybody gets the answer to the request under way and leaves. */
  async goHome(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#players);
  }

  async #play(): Promise<void> {
    let seat: Seat | null = null;
    while (!this.#isOver) {
      try {
        seat = await (seat === null ? this.#begin() : this.#move(seat));
      } catch {
        // The connection broke: whether the request was heard is unknown, and the next one will tell.
        await sleep(BEFORE_TRYING_AGAIN_MS);
      }
    }
  }

  async #begin(): Promise<Seat | null> {
    const { status, body } = await this.#post('/v1/portraits', null, {});
    if (status !== 201) return null;
    return { token: body.credentials?.token ?? '', position: body };
  }

  /** The first legal move. Null when the game is over. */
  async #move(seat: Seat): Promise<Seat | null> {
    const { id, version, legalMoves } = seat.position;
    const first = legalMoves?.[0];
    if (first === undefined) return null;
    const request = { move: first.move, expectedVersion: version };
    const { status, body } = await this.#post(`/v1/portraits/${id}/moves`, seat.token, request);
    if (status === 200) return { ...seat, position: body };
    // The move was written before its server died without a word; the problem says where the game stands.
    if (status === 409 && body.position !== undefined) return { ...seat, position: body.position };
    return seat;
  }

  async #post(path: string, token: string | null, body: object): Promise<{ status: number; body: Position }> {
    const authorization = token === null ? {} : { Authorization: `Bearer ${token}` };
    const response = await fetch(this.#url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...authorization },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const { status } = response;
    const text = await response.text();
    // What the document promises of every answer with a position.
    const answer = JSON.parse(text) as Position;
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    if (status < 300) this.acknowledged.push({ game: answer.id, version: answer.version });
    const isForeseen =
      status < 300 || status === 409 || (status === 503 && response.headers.get('Retry-After') !== null);
    if (!isForeseen) this.surprises.push(`${status} ${path}: ${text}`);
    return { status, body: answer };
  }
}
