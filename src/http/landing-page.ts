/** The landing page. */
import type { AnyGame } from '../core/game.ts';
import { RELEASE } from '../release.ts';
import { escaped, ICON, policy } from './page.ts';

const STYLE = `
:root { color-scheme: light dark; --ink: #1f1a17; --soft: #5d5148; --paper: #faf6ef; --wall: #f1e9db; --line: #c4b08f; --accent: #8a3b12; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #efe6d8; --soft: #b8aa98; --paper: #1c1815; --wall: #27201b; --line: #6d5a45; --accent: #f0a96b; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 Georgia, 'Times New Roman', serif; }
main { max-width: 48rem; margin: 0 auto; padding: 2.5rem 1.25rem 3rem; }
header { display: flex; flex-wrap: wrap; gap: 1rem 2.5rem; align-items: center; justify-content: space-between; }
h1 { font-size: 3rem; line-height: 1; margin: 0; letter-spacing: .01em; }
h2 { font-size: 1.3rem; margin: 2.5rem 0 .9rem; }
svg { width: 13rem; height: auto; color: var(--line); }
p { margin: .9rem 0; }
a { color: var(--accent); text-underline-offset: .15em; }
a:focus-visible, pre:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
pre { background: var(--wall); margin: 1.2rem 0 .4rem; padding: .9rem 1.1rem; overflow-x: auto; border-left: 4px solid var(--line); font-size: .9rem; }
.soft { color: var(--soft); font-size: .95rem; margin-top: 0; }
ul { list-style: none; margin: 0; padding: 0; }
nav ul { display: flex; flex-wrap: wrap; gap: .3rem 1.4rem; margin: 1.4rem 0 0; }
.games { display: grid; gap: 1.1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr)); }
.games li { border: 7px double var(--line); background: var(--wall); padding: .9rem 1.1rem; }
.games strong { font-size: 1.1rem; }
.games p { margin: .35rem 0 0; }
footer.soft { margin-top: 2.5rem; border-top: 1px solid var(--line); padding-top: .8rem; }
`;

/** Five pictures as they hang in a salon: close together, in frames of every size. */
const PICTURES = `<svg viewBox="0 0 208 84" aria-hidden="true" fill="none" stroke="currentColor">
<path stroke-width="3" d="M3 16h38v52H3zM51 4h56v40H51zM51 54h56v26H51zM117 12h30v60h-30zM157 4h48v76h-48z"/>
<path d="M8 21h28v42H8zM56 9h46v30H56zM56 59h46v16H56zM122 17h20v50h-20zM162 9h38v66h-38z"/>
</svg>`;

const seatsOf = ({ seats }: AnyGame): string =>
  seats.max === 1
    ? 'solitaire'
    : seats.min === seats.max
      ? `${seats.min} seats`
      : `${seats.min} to ${seats.max} seats`;

const cardOf = (game: AnyGame): string => `<li>
<a href="/v1/rulesets/${game.id}"><strong>${escaped(game.title)}</strong></a> <span class="soft">${seatsOf(game)}</span>
<p>${escaped(game.words.summary)}</p>
</li>`;

/** `origin` is where the page was asked for, so that the command on it can be copied as it is. */
export const landingPage = (games: readonly AnyGame[], origin: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Salon: a game-state API</title>
<meta name="description" content="Card games about buying and hanging pictures, as an HTTP API.">
<link rel="icon" href="${ICON}">
<style>${STYLE}</style>
</head>
<body>
<main>
<header><h1>Salon</h1>${PICTURES}</header>
<p>Card games about buying and hanging pictures, as an HTTP API. Create a game, read what your seat may see, send a
move, follow the log. The rules are checked here; the frontend or bot is yours.</p>
<pre tabindex="0"><code>curl -X POST ${escaped(origin)}/v1/${escaped(games[0]?.id ?? 'portraits')}</code></pre>
<p class="soft">That starts a game. The answer holds your token, the table as you see it, and every move that you can make.</p>
<nav aria-label="Where to go"><ul>
<li><a href="/docs">Interactive reference</a></li>
<li><a href="/openapi.json">OpenAPI document</a></li>
<li><a href="/v1/rulesets">Rulesets</a></li>
<li><a href="/v1/games">Public games</a></li>
<li><a href="/problems">Problems</a></li>
</ul></nav>
<h2>What there is to play</h2>
<ul class="games">
${games.map(cardOf).join('\n')}
</ul>
<footer class="soft">Salon ${RELEASE}</footer>
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

export const LANDING_POLICY = policy("style-src 'unsafe-inline'", 'img-src data:');
