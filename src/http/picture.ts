/** What every picture says of itself: it runs nothing and loads nothing, wherever it is opened. */
export const PICTURE = {
  'Content-Type': 'image/svg+xml; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
};
