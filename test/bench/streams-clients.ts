/**
 * Followers of one log as light as they can be: one socket each. Prints `ready` when all are answered, and when the log
 * has ended one JSON object: by seq, when each follower had it (milliseconds since 1970).
 * Arguments: the address of the log, the seq to start after, how many followers.
 */
import { once } from 'node:events';
import { connect } from 'node:net';

const [address = '', after = '0', followers = '1000'] = process.argv.slice(2);
const { hostname, port, pathname } = new URL(address);
const arrivals: Record<string, number[]> = {};
const now = (): number => performance.timeOrigin + performance.now();

function follow(onAnswer: () => void): Promise<unknown> {
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  socket.setEncoding('latin1');
  socket.write(
    `GET ${pathname}?after=${after} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAccept: text/event-stream\r\nConnection: close\r\n\r\n`,
  );
  let text = '';
  let isAnswered = false;
  socket.on('data', (chunk) => {
    const at = now();
    text += chunk;
    if (!isAnswered && text.includes('\r\n\r\n')) {
      if (!text.startsWith('HTTP/1.1 200')) throw new Error(text);
      isAnswered = true;
      onAnswer();
    }
    const end = text.lastIndexOf('\n\n') + 2;
    for (const [, seq = ''] of text.slice(0, end).matchAll(/^id: (\d+)$/gm)) {
      arrivals[seq] ??= [];
      arrivals[seq].push(at);
    }
    if (end > 1) text = text.slice(end);
  });
  return once(socket, 'close');
}

let answered = 0;
const all = Number(followers);
const closed: Promise<unknown>[] = [];
for (let i = 0; i < all; i++) {
  // Some at a time: the queue of new connections is short.
  if (i % 50 === 49) await new Promise((resolve) => setTimeout(resolve, 50));
  closed.push(
    follow(() => {
      answered += 1;
      if (answered === all) process.stdout.write('ready\n');
    }),
  );
}
await Promise.all(closed);
process.stdout.write(`${JSON.stringify(arrivals)}\n`);
