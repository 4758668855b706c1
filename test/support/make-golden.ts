/**
 * `npm run golden`: records finished games into test/golden, one file each, and leaves every file that is there as
 * it is. After a change of the rules (docs/changing-rules.md) it adds games of the new version beside the old ones.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AnyGame } from '../../src/core/game.ts';
import type { Outcome } from '../../src/core/outcome.ts';
import { games } from '../../src/games/index.ts';
import { type Golden, type Plan, record, recordAbandoned } from './golden.ts';
import { botPolicy, type Policy, randomPolicy } from './play.ts';

const FOLDER = fileURLToPath(new URL('../golden', import.meta.url));
const MOST_DEALS = 1000;
/** Characters of a file. */
const LONGEST = 40_000;

interface Wanted {
  readonly ruleset: string;
  readonly name: string;
  readonly options?: object;
  /** `won`, or a reason like `market-frozen`. */
  readonly ending: string;
  readonly policy?: Policy;
  readonly plan?: Partial<Plan>;
}

const solitaire = (ruleset: string, name: string, options: object = {}, plan: Partial<Plan> = {}): Wanted[] =>
  ['won', 'lost'].map((ending) => ({
    ruleset,
    name,
    options,
    ending,
    policy: ending === 'won' ? botPolicy : randomPolicy,
    plan,
  }));

const merchants = (name: string, variants: object): Wanted[] =>
  solitaire('merchants-solitaire', name, { variants });
const gallery = (name: string, options: object, plan: Partial<Plan> = {}): Wanted[] =>
  solitaire('picture-gallery', name, options, plan);
const market = (name: string, options: object, plan: Partial<Plan>): Wanted => ({
  ruleset: 'kunstmarkt',
  name,
  options,
  ending: 'ranking',
  plan,
});
const SECRET = { deal: { kind: 'secret' } };
const everyVariant = { loyalPatrons: true, checkInTheBack: true, superExclusive: true, vandals: 2 };

const WANTED: readonly Wanted[] = [
  ...solitaire('portraits', 'standard'),
  ...solitaire('portraits', 'secret', {}, SECRET),
  ...solitaire('portraits', 'assisted', {}, { isAssisted: true }),
  { ruleset: 'portraits', name: 'standard', ending: 'market-frozen' },
  { ruleset: 'portraits', name: 'standard', ending: 'no-legal-transaction', policy: botPolicy },
  { ruleset: 'portraits', name: 'standard', ending: 'resigned', plan: { resignsAfter: 4 } },
  ...gallery('standard', {}),
  ...gallery('royal-parade', { variant: 'royal-parade' }),
  ...gallery('last-row-backwards', { variant: 'last-row-backwards' }),
  ...gallery('mod3', { variant: 'mod3' }),
  ...gallery('automatic-aces', { aces: 'automatic' }),
  ...gallery('when-stuck', { dealing: 'when-stuck' }),
  ...gallery('kpatience', { variant: 'mod3' }, { deal: { kind: 'kpatience' } }),
  ...gallery('assisted', { aces: 'automatic' }, { isAssisted: true }),
  ...merchants('standard', {}),
  ...merchants('loyal-patrons', { loyalPatrons: true }),
  ...merchants('check-in-the-back', { checkInTheBack: true }),
  ...merchants('super-exclusive', { superExclusive: true }),
  ...merchants('one-vandal', { vandals: 1 }),
  ...merchants('two-vandals', { vandals: 2 }),
  ...merchants('every-variant', everyVariant),
  ...solitaire('merchants-solitaire', 'assisted', {}, { isAssisted: true }),
  { ruleset: 'merchants-solitaire', name: 'standard', ending: 'removed-from-guild' },
  market('three-players', { players: 3 }, {}),
  market('four-players', { players: 4, firstSeat: 2, turnSeconds: 0 }, {}),
  market('five-players', { players: 5 }, { bots: [2, 4] }),
  market('with-bots', { players: 4 }, { bots: [1, 3] }),
  market('resigned', { players: 3 }, { resignsAfter: 20 }),
];

const isOfKind = (outcome: Outcome, ending: string): boolean =>
  outcome.result === ending || ('reason' in outcome && outcome.reason === ending);

/** The first deal whose game ends as it is wanted and is short enough to be kept. */
function find(game: AnyGame, { name, options = {}, ending, policy, plan }: Wanted): string {
  const kind = plan?.deal?.kind ?? (game.deals.numbered ? 'numbered' : 'secret');
  const ownPolicy = policy ?? (ending === 'ranking' ? botPolicy : randomPolicy);
  for (let seed = 1; seed <= MOST_DEALS; seed++) {
    const deal = kind === 'secret' ? { kind } : { kind, number: seed };
    const golden = record(game, { options, policy: ownPolicy, seed, ...plan, deal });
    if (golden.moves.length === 0 || !isOfKind(golden.outcome, ending)) continue;
    const text = textOf(golden);
    if (text.length <= LONGEST) return text;
  }
  throw new Error(`no deal up to ${MOST_DEALS} of ${game.id} ${name} ends ${ending}`);
}

/** One commit, move and view a line: short, and readable all the same. */
function textOf({ view, seats, moves, commits, ...head }: Golden): string {
  const lines = (list: readonly unknown[]): string =>
    list.length === 0 ? '[]' : `[\n${list.map((one) => JSON.stringify(one)).join(',\n')}\n]`;
  const parts = {
    view: JSON.stringify(view),
    seats: lines(seats),
    moves: lines(moves),
    commits: lines(commits),
  };
  const fields = Object.entries(head).map(([field, value]) => [field, JSON.stringify(value)] as const);
  const all = [...fields, ...Object.entries(parts)].map(([field, text]) => `"${field}": ${text}`);
  return `{\n${all.join(',\n')}\n}\n`;
}

function keep(game: AnyGame, name: string, make: () => string): void {
  const file = `${FOLDER}/${game.id}-v${game.version}-${name}.json`;
  if (existsSync(file)) return;
  const text = make();
  writeFileSync(file, text, { flag: 'wx' });
  console.log(`${file.slice(FOLDER.length + 1)}: ${text.length} bytes`);
}

mkdirSync(FOLDER, { recursive: true });
for (const game of games) {
  for (const wanted of WANTED.filter(({ ruleset }) => ruleset === game.id)) {
    const ending = wanted.ending === 'ranking' ? '' : `-${wanted.ending}`;
    keep(game, `${wanted.name}${ending}`, () => find(game, wanted));
  }
  if (game.seats.max > 1) {
    const plan: Plan = { deal: { kind: 'secret' }, policy: botPolicy, seed: 1 };
    keep(game, 'abandoned', () => textOf(recordAbandoned(game, plan)));
  }
}
