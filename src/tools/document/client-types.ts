/** TypeScript types for clients, from the document. */
import openapiTS, { astToString } from 'openapi-typescript';

const HEADER = '// Made from openapi.json by `npm run openapi`. Do not edit.\n';

/** A module with `paths`, `components` and `operations`, as openapi-fetch takes them. */
export async function clientTypesOf(document: string): Promise<string> {
  return HEADER + astToString(await openapiTS(document, { silent: true, defaultNonNullable: false }));
}
