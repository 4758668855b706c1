/** The bot against a live server: every ruleset, through the public API alone. */
import { afterAll, describe, expect, it } from 'vitest';
import { runToEnd, startServer } from '../support/server.ts';

const server = await startServer();
afterAll(async () => {
  await server.stop();
});

const bot = (...args: readonly string[]) => runToEnd('src/tools/bot.ts', [...args, '--url', server.url]);

/** The value that stands beside a name in the bot's table. */
const cell = (stdout: string, name: string): string | undefined =>
  stdout
    .split('\n')
    .find((line) => line.startsWith(name))
    ?.slice(name.length)
    .trim();

describe('npm run bot', { timeout: 120_000 }, () => {
  it.each([
    ['portraits', ['--games', '3']],
    ['picture-gallery', ['--games', '2', '--parallel', '2', '--option', 'variant=mod3']],
    ['merchants-solitaire', ['--games', '3', '--option', 'variants.vandals=2']],
    ['kunstmarkt', ['--games', '1', '--players', '4', '--bots', '0']],
    ['kunstmarkt', ['--games', '2', '--bots', '2', '--option', 'firstSeat=1']],
  ])('plays %s %j to the end', async (ruleset, args) => {
    const { code, stdout, stderr } = await bot(ruleset, ...args);
    expect(stderr).not.toMatch(/error/i);
    expect(code, stdout + stderr).toBe(0);
    expect(cell(stdout, 'games')).toMatch(new RegExp(`^${args[1]} of `));
    expect(cell(stdout, 'errors')).toBe('0');
    expect(Number.parseInt(cell(stdout, 'moves') ?? '', 10)).toBeGreaterThan(0);
  });

  it.each([
    [['chess'], 'There is no ruleset "chess"'],
    [[], 'Which ruleset?'],
    [['picture-gallery', '--option', 'variant=mod4'], 'These options do not fit: variant'],
    [['picture-gallery', '--option', 'colour=red'], 'has the options variant, aces, dealing'],
    [['kunstmarkt', '--bots', '3'], '--bots 3 leaves no seat of 3'],
    [['portraits', '--games', 'many'], '--games takes a whole number'],
  ])('says in a line what is wrong with %j', async (args, words) => {
    const { code, stdout, stderr } = await bot(...args);
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toContain(words);
    expect(stderr).not.toContain('    at ');
  });

  it('says that nothing answers at a wrong address', async () => {
    const { code, stderr } = await runToEnd('src/tools/bot.ts', ['portraits', '--url', 'http://127.0.0.1:9']);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^Nothing answers at http:\/\/127\.0\.0\.1:9 \(.+\)\.\n$/);
  });
});
