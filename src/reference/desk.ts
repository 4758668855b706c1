/**
 * The game that was answered last, laid out on the operations about it: its id, and the first move that is legal now.
 * So a game can be played by pressing Execute alone.
 */
import { fieldOf, textOf } from './json.ts';
import type { PathMethod, Reply, System } from './swagger.ts';

interface Found {
  readonly id: string;
  readonly ruleset: string;
  readonly version: unknown;
  readonly first: unknown;
}

/** A position: the answer itself, or one that a hint or a refusal carries. */
function positionIn(answer: unknown): Found | undefined {
  const position = fieldOf(answer, 'position') ?? answer;
  const [id, ruleset] = [textOf(position, 'id'), textOf(position, 'ruleset')];
  const links = fieldOf(position, 'links');
  if (id === undefined || ruleset === undefined || links === undefined) return undefined;
  const legal = fieldOf(position, 'legalMoves');
  return {
    id,
    ruleset,
    version: fieldOf(position, 'version'),
    first: Array.isArray(legal) ? legal[0] : undefined,
  };
}

const operationsOf = (document: unknown): readonly PathMethod[] =>
  Object.entries(Object(fieldOf(document, 'paths'))).flatMap(([path, item]) =>
    Object.keys(Object(item)).map((method) => [path, method] as const),
  );

function layId({ specSelectors, specActions }: System, operation: PathMethod, id: string): void {
  const there = specSelectors.specJsonWithResolvedSubtrees().getIn(['paths', ...operation, 'parameters']);
  for (const parameter of there ?? []) {
    const isId = parameter.get('name') === 'id' && parameter.get('in') === 'path';
    if (isId) specActions.changeParamByIdentity(operation, parameter, id);
  }
}

export class Desk {
  /** What was laid out, so that nothing is overwritten that somebody wrote. */
  readonly #laid = new Map<string, string>();
  readonly #said = document.getElementById('game');
  /** Of the document, which is the same as long as the page stands. */
  #operations: readonly PathMethod[] | undefined;

  hear(system: System, path: string, method: string, reply: Reply): void {
    const found = positionIn(reply.body ?? reply.err?.response?.body);
    if (found === undefined) return;
    const { id, ruleset, version, first } = found;
    const base = `/v1/${ruleset}/{id}`;
    this.#operations ??= operationsOf(system.specSelectors.specJson().toJS());
    for (const operation of this.#operations) {
      const [at] = operation;
      if (at === base || at.startsWith(`${base}/`)) layId(system, operation, id);
    }
    const move = fieldOf(first, 'move');
    const isMade = path === `${base}/moves` && method === 'post';
    if (move !== undefined) {
      this.#lay(system, [`${base}/moves`, 'post'], { move, expectedVersion: version }, isMade);
      this.#lay(system, [`${base}/moves/check`, 'post'], { move }, isMade);
    }
    this.#tell(found, textOf(first, 'label'));
  }

  #lay(system: System, pathMethod: PathMethod, body: object, isSpent: boolean): void {
    const [path, method] = pathMethod;
    const there = system.oas3Selectors.requestBodyValue(path, method);
    const isOurs = there === null || there === this.#laid.get(path);
    if (!isOurs && !isSpent && system.oas3Selectors.hasUserEditedBody(path, method)) return;
    const value = JSON.stringify(body, null, 2);
    this.#laid.set(path, value);
    system.oas3Actions.setRetainRequestBodyValueFlag({ value: true, pathMethod });
    system.oas3Actions.setRequestBodyValue({ value, pathMethod });
  }

  #tell({ id, ruleset }: Found, label: string | undefined): void {
    if (this.#said === null) return;
    const picture = document.createElement('a');
    picture.href = `/v1/${ruleset}/${id}/board.svg`;
    picture.target = '_blank';
    picture.textContent = 'its picture';
    const next = label === undefined ? 'its id' : `its id, and the move “${label}”`;
    this.#said.replaceChildren(`Game ${id.slice(0, 8)} is filled in below: ${next}. This is `, picture, '.');
  }
}
