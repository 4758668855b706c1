/** Choosing options and beginning a game. */
import type { JSX } from 'preact';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { randomText } from '../api/as-guest.ts';
import { answered, client } from '../api/client.ts';
import type { Desk, RulesetId, Rulesets } from '../api/desk.ts';
import { desks } from '../api/desks.ts';
import { keepName, nameNow, tokenNow } from '../api/session.ts';
import type { Trouble } from '../api/trouble.ts';
import { keep } from '../proof/kept.ts';
import { toTable } from '../route.ts';
import { Notice } from '../table/notice.tsx';
import { useRequests } from '../table/use-requests.ts';
import { Waiting } from '../table/waiting.tsx';
import { goFrom } from '../use-route.ts';
import { Instead, useAnswer } from './answer.tsx';
import { BotsField } from './bots-field.tsx';
import { type Deal, DealField, dealBody } from './deal-field.tsx';
import { type Chosen, type Field, fieldsOf, usual } from './option-fields.ts';
import { OptionForm } from './option-form.tsx';
import { TableFields, type TableOptions, tableBody } from './table-fields.tsx';

interface Rules {
  readonly title: string;
  readonly summary: string;
  readonly fields: readonly Field[];
}

const describe = (ruleset: RulesetId) =>
  answered(client.GET('/v1/rulesets/{ruleset}', { params: { path: { ruleset } } }));

const rulesOf = (answer: Awaited<ReturnType<typeof describe>> | undefined): Rules | null => {
  if (answer === undefined || 'trouble' in answer) return null;
  const { title, summary, options } = answer.data;
  return { title, summary, fields: fieldsOf(options) };
};

export function NewGame<R extends RulesetId>({ ruleset }: { ruleset: R }): JSX.Element {
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const asked = useAnswer(() => describe(ruleset));
  const rules = useMemo(() => rulesOf(asked.answer), [asked.answer]);
  useEffect(() => {
    document.title = 'New game · Salon';
  }, []);
  return (
    <main class="new-game">
      <Notice ruleset={ruleset} trouble={trouble} dismiss={() => setTrouble(null)} />
      <Instead {...asked} />
      {rules === null ? null : <Form ruleset={ruleset} rules={rules} complain={setTrouble} />}
    </main>
  );
}

/** The kinds of deals that go with a ruleset and its options. */
function kindsOf(ruleset: RulesetId, { variant }: Chosen): readonly Deal['kind'][] {
  if (ruleset === 'kunstmarkt') return ['secret'];
  const all: readonly Deal['kind'][] = ['secret', 'daily', 'numbered'];
  return ruleset === 'picture-gallery' && variant !== 'royal-parade' ? [...all, 'kpatience'] : all;
}

interface FormProps<R extends RulesetId> {
  readonly ruleset: R;
  readonly rules: Rules;
  readonly complain: (trouble: Trouble | null) => void;
}

const FIRST: TableOptions = { title: '', visibility: 'unlisted', undo: 'free', name: '' };

function Form<R extends RulesetId>({ ruleset, rules, complain }: FormProps<R>): JSX.Element {
  const desk: Desk<R> = desks[ruleset];
  const [chosen, choose] = useState<Chosen>(usual(rules.fields));
  const [wantedDeal, setDeal] = useState<Deal>({ kind: 'secret' });
  const [table, setTable] = useState<TableOptions>({ ...FIRST, name: nameNow() });
  const [wantedBots, setBots] = useState<readonly number[]>([1, 2, 3, 4]);
  const begun = useCallback(() => complain(null), [complain]);
  const underWay = useRef<Promise<unknown>>(Promise.resolve());
  const { isSlow, request } = useRequests({ begun, failed: complain, underWay });
  const isSolitaire = desk.sit === undefined;
  const kinds = kindsOf(ruleset, chosen);
  const deal: Deal = kinds.includes(wantedDeal.kind) ? wantedDeal : { kind: 'secret' };
  const players = typeof chosen.players === 'number' ? chosen.players : 1;
  const bots = wantedBots.filter((seat) => seat < players);
  const isGuest = tokenNow() === undefined;

  const begin = async (event: Event): Promise<void> => {
    event.preventDefault();
    const here = location.hash;
    keepName(table.name.trim());
    const clientSeed = randomText();
    const body = {
      ...chosen,
      ...tableBody(table, isGuest),
      ...dealBody(deal),
      ...(isSolitaire ? {} : { bots, clientSeed }),
    };
    // Made of the fields that the ruleset itself described; the server checks them again and says what does not fit.
    const game = await request(() => desk.create(body as Rulesets[R]['create']));
    if (game === undefined) return;
    if (!isSolitaire) keep(game.id, { clientSeed });
    goFrom(here, toTable(ruleset, game.id));
  };

  return (
    <form class="panel" onSubmit={(event) => void begin(event)}>
      <h1>{rules.title}</h1>
      <p>
        {rules.summary}{' '}
        <a href={`/rules/${ruleset}`} target="_blank" rel="noreferrer">
          Rules
        </a>
      </p>
      <p class="buttons">
        <button type="submit" class="is-first">
          Begin
        </button>
      </p>
      <OptionForm fields={rules.fields} chosen={chosen} choose={choose} />
      {isSolitaire ? (
        <DealField kinds={kinds} deal={deal} choose={setDeal} />
      ) : (
        <BotsField players={players} bots={bots} choose={setBots} />
      )}
      <TableFields table={table} choose={setTable} isSolitaire={isSolitaire} asksName={isGuest} />
      <p class="buttons">
        <button type="submit" class="is-first">
          Begin
        </button>
      </p>
      <Waiting isSlow={isSlow} isCutOff={false} />
    </form>
  );
}
