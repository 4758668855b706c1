/** Who calls: nobody, or the player whose token this browser keeps. The page to play on keeps it in the same place. */
import { adopt, forget, tokenNow } from '../play/api/session.ts';
import { fieldOf, textOf } from './json.ts';
import type { Reply } from './swagger.ts';

/** What Swagger UI is told. */
interface Doors {
  signIn(token: string): void;
  signOut(): void;
}

const NOBODY =
  'Nobody is signed in. One press makes you a guest, and then every operation below can be called.';

const SILENT = 'The server does not answer. Try again.';
const ME = '/v1/players/me';

function introduction(playerId: string, name: string | undefined): string {
  const who = `${name === undefined ? '' : `${name}, `}guest ${playerId.slice(0, 8)}`;
  return `You are ${who}. The token is kept in this browser, and every request below carries it.`;
}

/** An answer in JSON; nothing where none comes, or where what is to be sent cannot be. */
async function ask(path: string, init: RequestInit): Promise<{ status: number; answer: unknown }> {
  try {
    const response = await fetch(path, init);
    return { status: response.status, answer: await response.json() };
  } catch {
    return { status: 0, answer: undefined };
  }
}

const element = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`the page has no ${id}`);
  return found;
};

export class Caller {
  readonly #doors: Doors;
  readonly #said = element('caller');
  readonly #play = element('play-as-guest');
  readonly #forget = element('forget');
  /** Whose token was asked about last. */
  #asked: string | undefined;

  constructor(doors: Doors) {
    this.#doors = doors;
    this.#play.addEventListener('click', () => void this.#signUp());
    this.#forget.addEventListener('click', () => {
      this.#doors.signOut();
      this.leave();
      this.#play.focus();
    });
    // Another tab may have become somebody, or nobody.
    addEventListener('storage', () => this.arrive());
    this.#show(tokenNow() === undefined ? NOBODY : '');
  }

  /** Whoever this browser knows is signed in. */
  arrive(): void {
    const token = tokenNow();
    if (token === undefined) {
      this.#doors.signOut();
      this.#show(NOBODY);
    } else this.#doors.signIn(token);
  }

  /** Asks whose token it is, and keeps it. */
  async become(token: string): Promise<void> {
    if (token === this.#asked) return;
    this.#asked = token;
    const authorization = { Authorization: `Bearer ${token}` };
    const { status, answer } = await ask(ME, { headers: authorization });
    const playerId = textOf(answer, 'id');
    if (playerId !== undefined) {
      adopt({ playerId, token });
      this.#show(introduction(playerId, textOf(answer, 'name')));
      return;
    }
    this.#asked = undefined;
    if (status === 401) {
      this.#doors.signOut();
      this.leave();
    }
    this.#show(textOf(answer, 'detail') ?? SILENT);
  }

  /** The token is no longer kept. Who it stood for can't be reached any more. */
  leave(): void {
    this.#asked = undefined;
    forget();
    this.#show(NOBODY);
  }

  /** Whoever was made by a request without a token is who calls from then on. */
  hear(path: string, method: string, { status = 0, body }: Reply): void {
    const token = textOf(fieldOf(body, 'credentials'), 'token') ?? textOf(body, 'token');
    const isMine = tokenNow() === undefined || path === `${ME}/token`;
    if (token !== undefined && isMine) this.#doors.signIn(token);
    if (path !== ME || status >= 300) return;
    if (method === 'delete') this.#doors.signOut();
    if (method === 'patch')
      this.#said.textContent = introduction(textOf(body, 'id') ?? '', textOf(body, 'name'));
  }

  async #signUp(): Promise<void> {
    const { answer } = await ask('/v1/players', { method: 'POST' });
    const token = textOf(answer, 'token');
    if (token === undefined) {
      this.#show(textOf(answer, 'detail') ?? SILENT);
      return;
    }
    await this.become(token);
    this.arrive();
    this.#forget.focus();
  }

  #show(said: string): void {
    const isSomebody = tokenNow() !== undefined;
    this.#said.textContent = said;
    this.#play.hidden = isSomebody;
    this.#forget.hidden = !isSomebody;
  }
}
