/** Pastes the shell blocks of a page into a real shell, and holds what comes out against what the page shows. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { blocksOf, differences, differencesOfHead } from './session.ts';

/** The address that the pages give to Salon. */
const SHOWN_URL = 'http://localhost:8787';
/** Blocks of these languages show what the shell block before them prints. */
const OUTPUTS = ['text', 'json', 'http'];
const END = '--- end of block ---';

export const isInstalled = (program: string): boolean =>
  spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;

/** Whether what needs this program is tested. Where CI is true it has to be there; elsewhere a line says that it is not. */
export function isThere(program: string): boolean {
  if (process.env.CI === 'true' || isInstalled(program)) return true;
  console.warn(`${program} is not installed: what the guides do with it is not tested here.`);
  return false;
}

/** How a shell reads commands as if they were typed. A Mac's takes no comments then. */
const TYPED: Readonly<Record<string, readonly string[]>> = { zsh: ['-f', '-i', '-s'] };

export interface Pasted {
  /** What each shell block printed, in their order. */
  readonly outputs: readonly string[];
  readonly complaints: string;
}

/** Runs the shell blocks one after the other in the same shell, in a folder, against the Salon at `url`. */
export async function paste(page: string, at: { url: string; cwd: string; shell?: string }): Promise<Pasted> {
  const { url, cwd, shell = 'sh' } = at;
  const blocks = blocksOf(page).flatMap(({ language, text }) => (language === 'sh' ? text : []));
  const env = { ...process.env, SALON: url };
  const child = spawn(shell, TYPED[shell] ?? ['-s'], { cwd, env });
  const said = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => {
    said.stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said.stderr += text;
  });
  for (const text of blocks) child.stdin.write(`${text.replaceAll(SHOWN_URL, url)}\necho '${END}'\n`);
  child.stdin.end();
  await once(child, 'close');
  const outputs = said.stdout.replaceAll(url, SHOWN_URL).split(`${END}\n`).slice(0, -1);
  return { outputs, complaints: said.stderr };
}

/** Outputs that were compared, and every place where one is not as shown. */
export interface Comparison {
  readonly compared: number;
  readonly faults: readonly string[];
}

/** Holds each block that shows an output against that of the shell block before it. */
export function compare(page: string, outputs: readonly string[]): Comparison {
  let [ran, compared] = [0, 0];
  const faults: string[] = [];
  for (const { language, text } of blocksOf(page)) {
    if (language === 'sh') ran += 1;
    const isOutput = ran > 0 && OUTPUTS.includes(language);
    if (!isOutput) continue;
    compared += 1;
    faults.push(...differencesOf(language, text, outputs[ran - 1] ?? ''));
  }
  return { compared, faults };
}

function differencesOf(language: string, shown: string, real: string): string[] {
  if (language === 'text') return differencesOfLines(shown, real);
  if (language === 'json') return differences(JSON.parse(shown), JSON.parse(real));
  return differencesOfHead(shown, real);
}

/** Line by line; `…` in a line stands for some of it. */
function differencesOfLines(shown: string, real: string): string[] {
  const lines = real.trimEnd().split('\n');
  const expected = shown.trimEnd().split('\n');
  const wrong = expected.flatMap((line, i) => differences(line, lines[i] ?? '', `line ${i + 1}`));
  return expected.length === lines.length ? wrong : [...wrong, `${lines.length} lines:\n${real}`];
}
