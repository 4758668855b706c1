/** The reference frontend as a browser takes it: one script and one style sheet, made of `src/play`. */
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** The names of what is made. */
export const PLAY_FILES: readonly string[] = ['play.js', 'play.css'];

const entry = fileURLToPath(new URL('../play/main.tsx', import.meta.url));

let made: Promise<Readonly<Record<string, Uint8Array>>> | undefined;

/** Made once per process, when somebody first asks for it; a build that failed is tried again. */
export function bundlePlay(): Promise<Readonly<Record<string, Uint8Array>>> {
  made ??= bundle().catch((error: unknown) => {
    made = undefined;
    throw error;
  });
  return made;
}

async function bundle(): Promise<Readonly<Record<string, Uint8Array>>> {
  const { outputFiles } = await build({
    entryPoints: { play: entry },
    outdir: 'play',
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
