/** The style sheet of the pages for people: the gallery of the drawings, in which the text is the catalogue. */
import { type Colour, PALETTE } from '../../core/drawing/palette.ts';

/** Colours that the drawings have, under their own names. */
const TAKEN: readonly Colour[] = [
  ...(['wall', 'stripe', 'dado', 'rail', 'ink', 'soft', 'plate', 'shade'] as const),
  ...(['thread', 'gold', 'light', 'deep', 'back', 'on-ribbon', 'hollow'] as const),
];
/** Colours that only pages have: by day, by lamplight. */
const OWN: Readonly<Record<string, readonly [string, string]>> = {
  paper: ['#fdf8ee', '#241817'],
  link: ['#7b2230', '#e8bd74'],
  line: ['#d8c5a0', '#5a4038'],
  panel: ['#2b1b13', '#160d0b'],
  'on-panel': ['#f7ead2', '#f3e6cf'],
  'on-panel-soft': ['#cdb48c', '#c4aa82'],
};

/** All colours of pages. */
export const PAGE_PALETTE: Readonly<Record<string, readonly [string, string]>> = {
  ...Object.fromEntries(TAKEN.map((name) => [name, PALETTE[name]])),
  ...OWN,
};

const variables = (scheme: 0 | 1): string =>
  Object.entries(PAGE_PALETTE)
    .map(([name, colours]) => `--${name}:${colours[scheme]}`)
    .join(';');

const COLOURS = `:root{color-scheme:light dark;${variables(0)}}
@media(prefers-color-scheme:dark){:root{${variables(1)}}}`;

/** The same in the browser's own bar. */
export const THEME_COLOURS = PALETTE.wall;

const TEXT = `
*{box-sizing:border-box}
html{scroll-padding-top:1.5rem;-webkit-text-size-adjust:100%}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 Georgia,'Iowan Old Style','Palatino Linotype','Times New Roman',serif;overflow-wrap:break-word}
h1,h2,h3{line-height:1.15;margin:0;text-wrap:balance}
h1{font-size:clamp(2.3rem,6vw,3.4rem);font-style:italic}
h2{font-size:1.65rem;font-style:italic}
h3{font-size:1.15rem}
p,ul,ol,dl,dd{margin:0}
a{color:var(--link);text-underline-offset:.16em;text-decoration-thickness:.06em}
a:hover{text-decoration-thickness:.12em}
:focus-visible{outline:3px solid var(--link);outline-offset:3px;border-radius:2px}
code{font:.88em/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;overflow-wrap:anywhere}
.soft{color:var(--soft)}
li:target{background:var(--plate);box-shadow:inset 4px 0 var(--gold)}
.mark{text-decoration-color:transparent;font-weight:700}
.mark:hover,.mark:focus-visible{text-decoration-color:currentColor}
.mark code{font-size:.95em;font-weight:700}
main:focus{outline:none}
.skip{position:absolute;left:1rem;top:-5rem;background:var(--plate);padding:.6rem 1rem;z-index:1}
.skip:focus{top:.6rem}
.wide{max-width:76rem;margin:0 auto;padding:0 1.25rem}
`;

const ROOM = `
.room{background:repeating-linear-gradient(90deg,var(--wall) 0 24px,var(--stripe) 24px 48px) var(--wall);border-bottom:20px solid var(--dado);box-shadow:inset 0 -3px var(--rail)}
.top{border-bottom:6px double var(--rail)}
.top .wide{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:.2rem 1.5rem;padding-top:.8rem;padding-bottom:.7rem}
.top ul{display:flex;flex-wrap:wrap;gap:.2rem 1.25rem;list-style:none;padding:0}
.top a{display:inline-block;padding:.2rem 0;color:var(--ink);text-decoration-color:transparent}
.top a:hover,.top [aria-current]{text-decoration-color:currentColor;text-decoration-thickness:.12em}
.top .name{font-size:1.4rem;font-weight:700;font-style:italic}
.bottom{border-top:1px solid var(--line);margin-top:4rem;padding:1.2rem 0 2rem;font-size:.95rem}
.bottom ul{display:flex;flex-wrap:wrap;gap:.3rem 1.4rem;list-style:none;padding:0;margin-bottom:.6rem}
.buttons{display:flex;flex-wrap:wrap;gap:.8rem}
.button{display:inline-block;padding:.55em 1.25em;border:1px solid var(--rail);border-radius:4px;background:var(--plate);color:var(--ink);font-weight:700;text-decoration:none;box-shadow:0 2px 0 var(--rail)}
.button:hover{border-color:var(--deep);text-decoration:underline}
.button.main{background:var(--back);color:var(--on-ribbon);border-color:var(--gold);box-shadow:0 2px 0 var(--deep)}
.big{font-size:1.3rem}
`;

/** A gilded frame on a wire; the picture in it is cut to the upper part of the table where a page says so. */
const FRAMES = `
.hung{position:relative;padding-top:30px}
.hung::before{content:'';position:absolute;inset:0 28% auto;height:31px;background:
radial-gradient(circle at 50% 3px,var(--gold) 0 3px,transparent 3.5px),
linear-gradient(to top left,transparent calc(50% - 1px),var(--thread) calc(50% - 1px) calc(50% + .5px),transparent calc(50% + .5px)) left/50% 100% no-repeat,
linear-gradient(to top right,transparent calc(50% - 1px),var(--thread) calc(50% - 1px) calc(50% + .5px),transparent calc(50% + .5px)) right/50% 100% no-repeat}
.frame{display:block;position:relative;padding:11px;border:1px solid var(--deep);border-radius:2px;background:linear-gradient(135deg,var(--light),var(--gold) 45%,var(--deep));box-shadow:3px 7px 12px color-mix(in srgb,var(--shade) 45%,transparent)}
.frame::after{content:'';position:absolute;inset:5px;border:1px solid var(--deep);opacity:.7;pointer-events:none}
.frame img{display:block;width:100%;height:auto;background:var(--wall);box-shadow:0 0 0 2px var(--shade)}
`;

export const STYLE = [COLOURS, TEXT, ROOM, FRAMES].join('');
