/** The shell of the page to play on; everything else is drawn by `src/play`. */
import { ICON, policy } from './page.ts';

export const playPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Salon: play</title>
<meta name="description" content="Play the card games of Salon in the browser.">
<link rel="icon" href="${ICON}">
<link rel="stylesheet" href="/play/play.css">
<link rel="modulepreload" href="/play/play.js">
</head>
<body>
<div id="play"><noscript>Playing here needs JavaScript. The games can be played by any HTTP client: see <a href="/docs">the reference</a>.</noscript></div>
<script type="module" src="/play/play.js"></script>
</body>
</html>
`;

export const PLAY_POLICY = policy(
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
);
