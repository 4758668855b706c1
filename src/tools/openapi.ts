/** `npm run openapi`: writes the document, and the types of a client made from it. */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { games } from '../games/index.ts';
import { clientTypesOf } from './document/client-types.ts';
import { buildDocument } from './document/document.ts';

export const FILES = {
  document: fileURLToPath(new URL('../../openapi/openapi.json', import.meta.url)),
  types: fileURLToPath(new URL('../../openapi/types.generated.d.ts', import.meta.url)),
};

/** The text of both files. */
export async function build(): Promise<{ readonly document: string; readonly types: string }> {
  const document = `${JSON.stringify(await buildDocument(games), null, 2)}\n`;
  return { document, types: await clientTypesOf(document) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { document, types } = await build();
  await writeFile(FILES.document, document);
  await writeFile(FILES.types, types);
  const { paths } = JSON.parse(document);
  console.log(`openapi/: ${Object.keys(paths).length} paths, ${Math.round(document.length / 1024)} KiB`);
}
