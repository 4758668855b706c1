/** The lightest HTTP client that will do: one keep-alive connection, one request at a time, bodies with a length. */
import { connect, type Socket } from 'node:net';

export interface Reply {
  readonly status: number;
  readonly body: Buffer;
}

interface Waiting {
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: Error) => void;
}

export class Line {
  readonly #socket: Socket;
  readonly #host: string;
  #received: Buffer = Buffer.alloc(0);
  #waiting: Waiting | undefined;

  constructor(url: string) {
    const { hostname, port, host } = new URL(url);
    this.#host = host;
    this.#socket = connect({ host: hostname, port: Number(port), noDelay: true });
    this.#socket.on('data', (chunk) => this.#take(chunk));
    this.#socket.on('error', (error) => this.#fail(error));
    this.#socket.on('close', () => this.#fail(new Error('the server closed the connection')));
  }

  /** Resolves with the answer. Rejects when the connection breaks before it is whole. */
  send(method: string, path: string, token: string | null, body?: string): Promise<Reply> {
    const authorization = token === null ? '' : `Authorization: Bearer ${token}\r\n`;
    const length = body === undefined ? 0 : Buffer.byteLength(body);
    const content =
      body === undefined ? '' : `Content-Type: application/json\r\nContent-Length: ${length}\r\n`;
    return new Promise((resolve, reject) => {
      if (this.#socket.destroyed) return reject(new Error('the connection is gone'));
      this.#waiting = { resolve, reject };
      this.#socket.write(
        `${method} ${path} HTTP/1.1\r\nHost: ${this.#host}\r\n${authorization}${content}\r\n${body ?? ''}`,
      );
    });
  }

  close(): void {
    this.#waiting = undefined;
    this.#socket.destroy();
  }

  #fail(error: Error): void {
    this.#waiting?.reject(error);
    this.#waiting = undefined;
  }

  #take(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    const end = this.#received.indexOf('\r\n\r\n');
    if (end === -1) return;
    const head = this.#received.toString('latin1', 0, end);
    const length = Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? Number.NaN);
    if (Number.isNaN(length)) {
      this.#fail(new Error(`an answer without a length:\n${head}`));
      return;
    }
    const whole = end + 4 + length;
    if (this.#received.length < whole) return;
    const body = this.#received.subarray(end + 4, whole);
    this.#received = this.#received.subarray(whole);
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.resolve({ status: Number(head.slice(9, 12)), body });
  }
}
