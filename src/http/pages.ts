/** The pages for people: a landing page, and the interactive reference. Nothing on them comes from another host. */
import type { AnyGame } from '../core/game.ts';
import { RELEASE } from '../release.ts';

const STYLE = `
:root { color-scheme: light dark; --ink: #1f1a17; --paper: #faf6ef; --line: #cdbfa8; --accent: #8a3b12; --code: #efe6d8; }
@media (prefers-color-scheme: dark) { :root { --ink: #efe6d8; --paper: #1c1815; --line: #5b4c3d; --accent: #f0a96b; --code: #2b241e; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.05rem/1.6 Georgia, 'Times New Roman', serif; }
main { max-width: 46rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
h1 { font-size: 2.6rem; line-height: 1.1; margin: 0 0 .5rem; }
h2 { font-size: 1.3rem; margin: 2.2rem 0 .6rem; }
a { color: var(--accent); text-underline-offset: .15em; }
a:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
pre { background: var(--code); padding: 1rem; overflow-x: auto; border: 1px solid var(--line); font-size: .9rem; }
ul { list-style: none; padding: 0; display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr)); }
li { border: 6px double var(--line); padding: .9rem 1.1rem; }
li p { margin: .3rem 0 0; }
`;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (char) => ESCAPES[char] ?? char);

const seatsOf = ({ seats }: AnyGame): string =>
  seats.max === 1
    ? 'solitaire'
    : seats.min === seats.max
      ? `${seats.min} seats`
      : `${seats.min} to ${seats.max} seats`;

export const landingPage = (games: readonly AnyGame[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Salon: a game-state API</title>
<meta name="description" content="Card games about buying and hanging pictures, as an HTTP API.">
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Salon</h1>
<p>Card games about buying and hanging pictures, as an HTTP API. Create a game, read what your seat may see, send a
move, follow the log. The rules are checked here; the frontend or bot is yours.</p>
<pre tabindex="0"><code>curl -X POST ${'$'}SALON/v1/${escaped(games[0]?.id ?? 'portraits')}</code></pre>
<p><a href="/docs">Interactive reference</a> · <a href="/openapi.json">OpenAPI document</a> ·
<a href="/v1/rulesets">Rulesets</a> · <a href="/v1/games">Public games</a> · <a href="/problems">Problems</a></p>
<h2>What there is to play</h2>
<ul>
${games
  .map(
    (
      game,
    ) => `<li><a href="/v1/rulesets/${game.id}"><strong>${escaped(game.title)}</strong></a> (${seatsOf(game)})
<p>${escaped(game.words.summary)}</p></li>`,
  )
  .join('\n')}
</ul>
<p>Version ${RELEASE}.</p>
</main>
</body>
</html>
`;

export const landingJson = (games: readonly AnyGame[]) => ({
  name: 'salon',
  version: RELEASE,
  rulesets: games.map(({ id, title }) => ({ id, title, create: `/v1/${id}` })),
  links: {
    docs: '/docs',
    openapi: '/openapi.json',
    rulesets: '/v1/rulesets',
    games: '/v1/games',
    problems: '/problems',
  },
});

export const docsPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Salon: API reference</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/swagger-ui.css">
</head>
<body>
<div id="swagger-ui"><noscript>The interactive reference needs JavaScript; the document is at /openapi.json.</noscript></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`;

export const docsScript = `SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#swagger-ui',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  persistAuthorization: true,
  validatorUrl: null,
});
`;

const policy = (...rules: readonly string[]): string =>
  ["default-src 'none'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'", ...rules].join(
    '; ',
  );

/** No page may load anything from another host. */
export const LANDING_POLICY = policy("style-src 'unsafe-inline'");
export const DOCS_POLICY = policy(
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
);
