/** `npm run openapi`: writes both editions of the document, and the types of a client made from it. */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { games } from '../games/index.ts';
import { clientTypesOf } from './document/client-types.ts';
import { buildDocuments } from './document/document.ts';

const inFolder = (name: string): string => fileURLToPath(new URL(`../../openapi/${name}`, import.meta.url));
const textOf = (document: object): string => `${JSON.stringify(document, null, 2)}\n`;

/** The text of every file of `openapi/`, by its name. */
export async function build(): Promise<Readonly<Record<string, string>>> {
  const { current, old } = await buildDocuments(games);
  const document = textOf(current);
  return {
    'openapi.json': document,
    'openapi-3.0.json': textOf(old),
    'types.generated.d.ts': await clientTypesOf(document),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, text] of Object.entries(await build())) {
    await writeFile(inFolder(name), text);
    console.log(`openapi/${name}: ${Math.round(text.length / 1024)} KiB`);
  }
}
