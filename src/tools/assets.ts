/** `npm run assets`: gathers the files that a Worker serves beside its code. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FILE_NAMES, fileNamed } from '../node/files.ts';

const folder = fileURLToPath(new URL('../../.assets', import.meta.url));

mkdirSync(folder, { recursive: true });
for (const name of FILE_NAMES) {
  const bytes = await fileNamed(name);
  if (bytes === undefined) throw new Error(`${name} is missing`);
  writeFileSync(join(folder, name), bytes);
  console.log(`.assets/${name}: ${Math.round(bytes.length / 1024)} KiB`);
}
