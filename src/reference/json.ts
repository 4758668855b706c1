/** Reading of JSON of which nothing is known. */

export const fieldOf = (json: unknown, name: string): unknown =>
  typeof json === 'object' && json !== null
    ? Object.entries(json).find(([key]) => key === name)?.[1]
    : undefined;

export function textOf(json: unknown, name: string): string | undefined {
  const value = fieldOf(json, name);
  return typeof value === 'string' ? value : undefined;
}
