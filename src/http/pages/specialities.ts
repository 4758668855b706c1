/** What Salon does that other game servers don't, each with the place that explains it. */
import type { AnyGame } from '../../core/game.ts';
import { rulesAddress } from '../rules-address.ts';
import { prefixOf } from '../schemas.ts';

export interface Speciality {
  readonly title: string;
  /** HTML. */
  readonly text: string;
  readonly links: readonly { readonly name: string; readonly href: string }[];
}

/** An operation in the interactive reference. */
const operation = ({ title }: AnyGame, id: string): string => `/docs#/${encodeURIComponent(title)}/${id}`;

export function specialities(games: readonly AnyGame[]): readonly Speciality[] {
  const [first] = games;
  if (first === undefined) return [];
  const of = (id: (prefix: string) => string): string => operation(first, id(prefixOf(first.id)));
  /** Hidden hands are where several sit. */
  const table = games.find(({ seats }) => seats.max > 1) ?? first;
  const paragraph = first.words.rules[0]?.id ?? '';
  return [
    {
      title: 'Legal moves with labels',
      text: 'Every position lists all moves that would be accepted now, each with a sentence that a button can show. No frontend has to know the rules.',
      links: [
        { name: 'Positions', href: of((prefix) => `get${prefix}Game`) },
        { name: 'Moves', href: `${rulesAddress(first.id)}#moves` },
      ],
    },
    {
      title: 'Refusals cite the rule',
      text: `A move against the rules is told the paragraph that it breaks, and what is missing. Each paragraph has its own address, for example ${paragraph}.`,
      links: [
        { name: 'Illegal moves', href: '/problems/illegal-move' },
        { name: 'The rules', href: rulesAddress(first.id, paragraph) },
      ],
    },
    {
      title: 'Hidden hands, proved',
      text: 'A seat is told what it may see, and nothing else. The tests play each game twice, with the hidden cards exchanged, and compare every byte that leaves the server.',
      links: [{ name: 'What a seat sees', href: `${rulesAddress(table.id)}#view` }],
    },
    {
      title: 'Deals that can be checked',
      text: 'The server commits itself to the cards before the first move. When the game is over, anybody can recompute the shuffle and see that no card was exchanged.',
      links: [{ name: 'Fairness', href: of((prefix) => `get${prefix}Fairness`) }],
    },
    {
      title: 'A live log',
      text: 'Every card that moves is a fact with a number, told to each viewer as far as it may know. Follow as server-sent events or JSON lines, or page by page.',
      links: [{ name: 'The log', href: of((prefix) => `list${prefix}Events`) }],
    },
    {
      title: 'Time travel',
      text: 'See a game as it was at any version, take moves back, ask for a hint, or fork a game and go on from there in another way.',
      links: [
        { name: 'Past positions', href: of((prefix) => `get${prefix}Game`) },
        { name: 'Forks', href: of((prefix) => `fork${prefix}`) },
      ],
    },
    {
      title: 'Agents play, too',
      text: 'The same games are tools of the Model Context Protocol at <code>/mcp</code>. A language model sees what its seat may see, and is refused like anybody.',
      links: [{ name: 'llms.txt', href: '/llms.txt' }],
    },
    {
      title: 'Pictures of positions',
      text: 'Each position can be had as a drawing, as its viewer may see it: for an <code>&lt;img&gt;</code>, with a text alternative, for light and dark pages.',
      links: [{ name: 'Pictures', href: of((prefix) => `draw${prefix}`) }],
    },
  ];
}
