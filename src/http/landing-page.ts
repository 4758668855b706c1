/** The landing page: what this is, at a glance. */
import type { AnyGame } from '../core/game.ts';
import { RELEASE } from '../release.ts';
import { escaped } from './page.ts';
import { firstAnswer, SHOWN_DEAL } from './pages/first-answer.ts';
import { WALL_STYLE, wallOfGames } from './pages/game-cards.ts';
import { LANDING_STYLE } from './pages/landing-style.ts';
import { shell } from './pages/shell.ts';
import { specialities } from './pages/specialities.ts';
import { rulesAddress } from './rules-address.ts';

/** Names of fields stand back a little. */
const highlighted = (json: string): string =>
  escaped(json).replace(/&quot;(\w+)&quot;:/g, '<span class="field">&quot;$1&quot;:</span>');

function terminal(game: AnyGame, origin: string): string {
  return `<section class="terminal" aria-label="A first request">
<pre tabindex="0"><code><span class="field">$</span> curl -X POST ${escaped(origin)}/v1/${game.id}</code></pre>
<pre tabindex="0" id="first-answer"><code>${highlighted(firstAnswer(game))}</code></pre>
<p>The answer, cut short: your token, the table as you see it, and every move that you can make. These are the cards of deal ${SHOWN_DEAL}; a deal without a number is secret.</p>
</section>`;
}

const TITLE = 'Salon: card games about pictures, as an HTTP API';
const SENTENCE =
  'Card games about buying and hanging pictures, as an HTTP API: the rules, the cards and the secrets are kept here, the frontend or bot is yours.';

/** `origin` is where the page was asked for, so that the command on it can be copied as it is. */
export function landingPage(games: readonly AnyGame[], origin: string): string {
  const [first] = games;
  const rows = specialities(games).map(({ title, text, links }) => {
    const ways = links.map(({ name, href }) => `<a href="${escaped(href)}">${escaped(name)}</a>`);
    return `<li><h3>${title}</h3><p>${text}</p><p class="ways">${ways.join(' ')}</p></li>`;
  });
  return shell({
    title: TITLE,
    description: SENTENCE,
    under: '/',
    style: `${WALL_STYLE}${LANDING_STYLE}`,
    alternates: { 'text/markdown': '/llms.txt' },
    wall: `<main id="content" tabindex="-1">
<div class="wide opening"><div class="name-plate"><h1>Salon</h1>
<p class="lead">${SENTENCE}</p>
<p class="buttons"><a class="button main big" href="/play">Play</a><a class="button big" href="/docs">Reference</a></p>
<p class="soft">Nobody has to sign up.</p></div>
${first === undefined ? '' : terminal(first, origin)}</div>
<h2 class="wide">What there is to play</h2>
${wallOfGames(games, 'h3')}
</main>`,
    body: `<section class="wide special" aria-labelledby="special"><h2 id="special">What is special about it</h2>
<ul>
${rows.join('\n')}
</ul></section>`,
  });
}

export const landingJson = (games: readonly AnyGame[]) => ({
  name: 'salon',
  version: RELEASE,
  rulesets: games.map(({ id, title }) => ({ id, title, create: `/v1/${id}`, rules: rulesAddress(id) })),
  links: {
    docs: '/docs',
    openapi: '/openapi.json',
    play: '/play',
    rules: '/rules',
    rulesets: '/v1/rulesets',
    games: '/v1/games',
    problems: '/problems',
    llms: '/llms.txt',
  },
});
