/** What runs in browsers, as a browser takes it: one script and one style sheet for each page that needs them. */
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const entry = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Name → where it begins. */
const ENTRIES = { play: entry('play/main.tsx'), reference: entry('reference/main.ts') };

/** The names of what is made: `play.js`, `play.css` … */
export const BUNDLED_FILES: readonly string[] = Object.keys(ENTRIES).flatMap((name) => [
  `${name}.js`,
  `${name}.css`,
]);

let made: Promise<Readonly<Record<string, Uint8Array>>> | undefined;

/** Made once per process, when somebody first asks for it; a build that failed is tried again. */
export function bundle(): Promise<Readonly<Record<string, Uint8Array>>> {
  made ??= buildAll().catch((error: unknown) => {
    made = undefined;
    throw error;
  });
  return made;
}

async function buildAll(): Promise<Readonly<Record<string, Uint8Array>>> {
  const { outputFiles } = await build({
    entryPoints: ENTRIES,
    outdir: 'bundled',
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
    logLevel: 'silent',
  });
  return Object.fromEntries(outputFiles.map(({ path, contents }) => [basename(path), contents]));
}
