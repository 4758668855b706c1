/** The files that both hosts serve beside the app: where each lies, by the name that the app asks for. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUNDLED_FILES, bundle } from './bundle.ts';

const swaggerUi = join(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'), '..');
const here = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The tables that `npm run pictures` drew: `picture-portraits.svg`. */
const pictures = readdirSync(here('docs/pictures')).map((name) => {
  return [`picture-${name}`, here(`docs/pictures/${name}`)] as const;
});

const PATHS: Readonly<Record<string, string>> = {
  'openapi.json': here('openapi/openapi.json'),
  'openapi-3.0.json': here('openapi/openapi-3.0.json'),
  'swagger-ui.css': join(swaggerUi, 'swagger-ui.css'),
  'swagger-ui-bundle.js': join(swaggerUi, 'swagger-ui-bundle.js'),
  ...Object.fromEntries(pictures),
};

/** Every name there is. */
export const FILE_NAMES: readonly string[] = [...Object.keys(PATHS), ...BUNDLED_FILES];

const TYPES: Readonly<Record<string, string>> = {
  '.json': 'application/json',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
};

export const typeOf = (name: string): string => TYPES[extname(name)] ?? 'application/octet-stream';

/** The bytes of a file; undefined when there is none of that name. Read, or built, when it is first asked for. */
export async function fileNamed(name: string): Promise<Uint8Array | undefined> {
  const path = PATHS[name];
  if (path !== undefined) return readOnce(path);
  return BUNDLED_FILES.includes(name) ? (await bundle())[name] : undefined;
}

const read = new Map<string, Uint8Array>();

/** The files are part of the release: they don't change while a process runs. */
function readOnce(path: string): Uint8Array {
  const bytes = read.get(path) ?? readFileSync(path);
  read.set(path, bytes);
  return bytes;
}
