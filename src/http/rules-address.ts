/** Where rules are read. */

/** The page of a ruleset, or the place of a paragraph on it: `/rules/portraits#PO-7`. */
export const rulesAddress = (ruleset: string, paragraph?: string): string =>
  `/rules/${ruleset}${paragraph === undefined ? '' : `#${paragraph}`}`;
