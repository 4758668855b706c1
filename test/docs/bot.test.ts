/** docs/bot.md: its two bots are taken out of the page and play whole games, through whatever gets in their way. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { portraits } from '../../src/games/portraits/game.ts';
import { temporaryFolder } from '../support/folder.ts';
import { playOut } from '../support/play.ts';
import { type Server, startServer } from '../support/server.ts';
import { compare, isThere, paste } from './paste.ts';
import { blocksOf } from './session.ts';
import { openTrouble } from './trouble.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const page = readFileSync(join(ROOT, 'docs/bot.md'), 'utf8');
const textsOf = (language: string) =>
  blocksOf(page).flatMap((block) => (block.language === language ? block.text : []));
const [inTypeScript = '', policy = ''] = textsOf('ts');
const [inPython = ''] = textsOf('python');

/** As the reader has it: a folder with both bots, where `npx` finds the packages of this repository. */
const folder = temporaryFolder();
symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
writeFileSync(join(folder, 'bot.mts'), inTypeScript);
writeFileSync(join(folder, 'bot.py'), inPython);

const logSchema = z.object({ events: z.array(z.object({ moveNumber: z.int() })) });

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

/** Runs a bot to its end. */
async function run(command: readonly string[], args: readonly string[], salon = server.url) {
  const [program = '', ...first] = command;
  const child = spawn(program, [...first, ...args], { cwd: folder, env: { ...process.env, SALON: salon } });
  const said = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => {
    said.stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said.stderr += text;
  });
  const [code] = await once(child, 'close');
  const [path = '', ...labels] = said.stdout.trim().split('\n');
  return { code, path, outcome: labels.pop() ?? '', labels, stderr: said.stderr };
}

const python = isThere('python3');
describe.each([
  { name: 'TypeScript', command: [process.execPath, '--import', 'tsx', 'bot.mts'], isHere: true },
  { name: 'Python', command: ['python3', 'bot.py'], isHere: python },
])('The bot in $name', ({ name, command, isHere }) => {
  it('has at most 40 lines', () => {
    const text = name === 'Python' ? inPython : inTypeScript;
    expect(text.trim().split('\n').length).toBeLessThanOrEqual(40);
  });

  describe.skipIf(!isHere)('run', () => {
    it.each([
      ['portraits', '{"deal":{"kind":"numbered","number":168}}', /^(Buy|Swap) /],
      ['picture-gallery', '{"variant":"royal-parade"}', /^(Build|Move|Discard|Deal) /],
      ['merchants-solitaire', '{"variants":{"vandals":1}}', /^(Offer|Decline) /],
      ['kunstmarkt', '{"bots":[1,2,3],"players":4}', /^(Draw|Buy|Play|Offer) /],
    ])('plays %s %s to the end', async (ruleset, options, label) => {
      const { code, path, outcome, labels, stderr } = await run(command, [ruleset, options]);
      expect([code, stderr]).toEqual([0, '']);
      expect(labels.length).toBeGreaterThan(0);
      for (const one of labels) expect(one).toMatch(label);
      const game = await (await fetch(server.url + path)).json();
      expect(game).toMatchObject({ ruleset, status: 'finished', outcome: JSON.parse(outcome) });
    });

    it('goes through a busy server, an answer that got lost, and a game that has moved on', async () => {
      const trouble = await openTrouble(server.url, ['busy', 'lost', 'moved on', 'too many']);
      const deal = '{"deal":{"kind":"numbered","number":168}}';
      const { code, path, labels, stderr } = await run(command, ['portraits', deal], trouble.url);
      trouble.close();
      expect([code, stderr]).toEqual([0, '']);
      expect(trouble.left).toEqual([]);
      // The move that was refused was chosen too, and the one that moved the game on was not the bot's.
      const { events } = logSchema.parse(await (await fetch(`${server.url}${path}/events?limit=500`)).json());
      expect(events.at(-1)?.moveNumber).toBe(labels.length);
      expect(trouble.replayed).toBe(1);
      expect(trouble.requests).toBe(labels.length + 3);
      expect(trouble.keys).toBe(labels.length);
    });

    it('says why, with exit code 1, when it is refused and when the server stays busy', async () => {
      const { code, stderr } = await run(command, ['chess']);
      expect([code, stderr]).toEqual([1, expect.stringMatching(/^There is no ruleset of this name\..*\n$/)]);
      const trouble = await openTrouble(server.url, Array(9).fill('busy'), '/v1/players');
      expect(await run(command, ['portraits'], trouble.url)).toMatchObject({ code: 1, stderr: 'Busy.\n' });
      expect(trouble.requests).toBe(5);
      trouble.close();
    });
  });
});

it.skipIf(!isThere('curl') || !python)(
  'The commands do what the page shows, the two bots at one table too',
  async () => {
    const { outputs, complaints } = await paste(page, { url: server.url, cwd: folder });
    expect(compare(page, outputs)).toEqual({ compared: 3, faults: [] });
    expect(complaints).toBe('');
  },
);

it('The bot in TypeScript is well typed, with the better policy too', () => {
  const better = inTypeScript.replace(/\/\*\* The policy.*?\n\n/s, `${policy}\n`);
  expect(better).not.toContain('last resort');
  writeFileSync(join(folder, 'better.mts'), better);
  const program = ts.createProgram(
    ['bot.mts', 'better.mts'].map((file) => join(folder, file)),
    {
      ...{
        strict: true,
        noEmit: true,
        skipLibCheck: true,
        types: ['node'],
        typeRoots: [join(ROOT, 'node_modules/@types')],
      },
      ...{ target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.NodeNext },
    },
  );
  const faults = ts.getPreEmitDiagnostics(program);
  expect(faults.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
});

it('The better policy is as much better as the page tells', () => {
  const portraitsWith = (text: string): string => {
    const { code } = transformSync(text, { loader: 'ts' });
    const choose = new Function(`${code}; return choose;`)();
    const brought = Array.from({ length: 200 }, (_, i) => {
      const { last } = playOut(portraits, {}, i + 1, {
        policy: (game, state, seat, legalMoves) => choose(game.view(state, seat, false), legalMoves).move,
      });
      return last.vault.length;
    });
    return (brought.reduce((sum, one) => sum + one, 0) / brought.length).toFixed(1);
  };
  const [first = ''] = /const choose.*?;\n/s.exec(inTypeScript) ?? [];
  const told = /brings home (\d\.\d) portraits on average, the policy above (\d\.\d)/.exec(page);
  expect([portraitsWith(policy), portraitsWith(first)]).toEqual(told?.slice(1));
});
