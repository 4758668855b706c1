/** The index of the rules: the games as they hang on the wall. */
import type { AnyGame } from '../../core/game.ts';
import { WALL_STYLE, wallOfGames } from './game-cards.ts';
import { shell } from './shell.ts';

const STYLE = `${WALL_STYLE}
.head{padding-top:2.4rem;padding-bottom:1.4rem}
.head p{margin-top:.8rem;max-width:38rem}
.room{border-bottom-width:20px}
`;

export const rulesIndex = (games: readonly AnyGame[]): string =>
  shell({
    title: 'Rules – Salon',
    description: 'The rules of the games of Salon, paragraph by paragraph, as refusals cite them.',
    under: '/rules',
    style: STYLE,
    wall: `<main id="content" tabindex="-1"><div class="wide head"><h1>The rules</h1>
<p class="big">Each paragraph has a number and a place of its own. A move that breaks one is refused with its number.</p></div>
${wallOfGames(games, 'h2')}</main>`,
    body: '',
  });
