/** What every page for people shares: its icon, its policy, text that is safe in HTML. */

export const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath fill='%23faf6ef' " +
  "stroke='%238a3b12' stroke-width='3' d='M2 2h12v12H2z'/%3E%3C/svg%3E";

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (char) => ESCAPES[char] ?? char);

/** No page may load anything from another host. */
export const policy = (...rules: readonly string[]): string =>
  ["default-src 'none'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'", ...rules].join(
    '; ',
  );
