/** `npm run assets`: gathers the files that a Worker serves beside its code. */
import { copyFileSync, mkdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../.assets', import.meta.url));
const swaggerUi = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const files = [
  join(swaggerUi, 'swagger-ui.css'),
  join(swaggerUi, 'swagger-ui-bundle.js'),
  fileURLToPath(new URL('../../openapi/openapi.json', import.meta.url)),
];

mkdirSync(folder, { recursive: true });
for (const file of files) {
  const name = file.slice(dirname(file).length + 1);
  copyFileSync(file, join(folder, name));
  console.log(`.assets/${name}: ${Math.round(statSync(file).size / 1024)} KiB`);
}
