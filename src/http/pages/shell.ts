/** What surrounds every page for people: head, the way to the other pages, and the foot. */
import { RELEASE } from '../../release.ts';
import { escaped, ICON, policy } from '../page.ts';
import { STYLE, THEME_COLOURS } from './style.ts';

export interface Shell {
  /** Of the tab, without the name of the service. */
  readonly title: string;
  readonly description: string;
  /** Which of the addresses at the top the page stands under. */
  readonly under: string;
  /** The part on the wall, below the rail: usually the heading. */
  readonly wall: string;
  readonly body: string;
  /** Rules of this page alone, after those of all. */
  readonly style?: string;
  /** The same in other forms: media type → address. */
  readonly alternates?: Readonly<Record<string, string>>;
}

const PLACES = [
  ['/play', 'Play'],
  ['/rules', 'Rules'],
  ['/docs', 'Reference'],
  ['/problems', 'Problems'],
] as const;
const MORE = [
  ...[['/', 'Salon'] as const, ...PLACES],
  ['/openapi.json', 'OpenAPI document'],
  ['/llms.txt', 'llms.txt'],
  ['/v1/games', 'Public games'],
] as const;

const linkTo = (href: string, name: string, under = ''): string =>
  `<li><a href="${href}"${href === under ? ' aria-current="true"' : ''}>${name}</a></li>`;

const alternate = ([type, href]: readonly [string, string]): string =>
  `<link rel="alternate" type="${type}" href="${escaped(href)}">`;

export const shell = (page: Shell): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(page.title)}</title>
<meta name="description" content="${escaped(page.description)}">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="${THEME_COLOURS[0]}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${THEME_COLOURS[1]}">
<link rel="icon" href="${ICON}">
${Object.entries(page.alternates ?? {})
  .map(alternate)
  .join('\n')}
<style>${STYLE}${page.style ?? ''}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<div class="room">
<header class="top"><div class="wide"><a class="name" href="/">Salon</a>
<nav aria-label="Salon"><ul>${PLACES.map(([href, name]) => linkTo(href, name, page.under)).join('')}</ul></nav></div></header>
${page.wall}
</div>
${page.body}
<footer class="bottom"><div class="wide">
<ul>${MORE.map(([href, name]) => linkTo(href, name)).join('')}</ul>
<p class="soft">Salon ${RELEASE}. The games belong to their authors.</p>
</div></footer>
</body>
</html>
`;

/** These pages run nothing. Their pictures and their style are their own. */
export const PAGE_POLICY = policy("style-src 'unsafe-inline'", "img-src 'self' data:");
