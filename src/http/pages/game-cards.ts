/** The games, each with its picture, on a wall. */
import type { AnyGame } from '../../core/game.ts';
import { escaped } from '../page.ts';
import { seatsInWords } from '../rulebook/rulebook.ts';
import { framed } from './picture.ts';
import { inline } from './text.ts';

function card(game: AnyGame, heading: 'h2' | 'h3'): string {
  const { id, title, words, board } = game;
  const picture = board === undefined ? '' : `<div class="hung">${framed(game)}</div>`;
  return `<li>${picture}
<div class="label"><${heading}><a href="/rules/${id}">${inline(title)}</a></${heading}>
<p class="soft">${seatsInWords(game)}</p>
<p>${inline(words.summary)}</p>
<p class="buttons"><a class="button main" href="/play#/new/${id}" aria-label="Play ${escaped(title)}">Play</a><a class="button" href="/rules/${id}" aria-label="Rules of ${escaped(title)}">Rules</a></p></div></li>`;
}

export const wallOfGames = (games: readonly AnyGame[], heading: 'h2' | 'h3'): string =>
  `<ul class="wide hanging">\n${games.map((game) => card(game, heading)).join('\n')}\n</ul>`;

export const WALL_STYLE = `
.hanging{list-style:none;display:grid;gap:2.2rem 2rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr));padding-bottom:2.6rem}
.hanging li{display:flex;flex-direction:column}
.hanging img{aspect-ratio:5/4;object-fit:cover;object-position:top}
.label{display:flex;flex-direction:column;flex-grow:1;gap:.5rem;margin-top:1.5rem;padding:.9rem 1rem 1.1rem;background:var(--plate);border:1px solid var(--rail);border-radius:4px}
.label p{font-size:1rem;line-height:1.5}
.label .buttons{margin-top:auto;padding-top:.5rem}
.label h2,.label h3{font-size:1.25rem;font-style:italic}
.label h2 a,.label h3 a{color:inherit;text-decoration-color:transparent}
.label h2 a:hover,.label h3 a:hover{text-decoration-color:currentColor}
`;
