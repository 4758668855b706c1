/** Runs the requests of one pipeline on an embedded client whose integers are bigints. */
import type { Client, InArgs, InValue, ResultSet, Transaction, Value } from '@libsql/client/sqlite3';
import type {
  HranaBatch,
  HranaCondition,
  HranaRequest,
  HranaSql,
  HranaStatement,
  HranaValue,
} from './hrana-words.ts';

/** A `float` is bound as a float, even when it is whole: as a database server does it. */
function toSql(value: HranaValue): InValue {
  switch (value.type) {
    case 'null':
      return null;
    case 'integer':
      return BigInt(value.value);
    case 'float':
    case 'text':
      return value.value;
    case 'blob':
      return new Uint8Array(Buffer.from(value.base64, 'base64'));
  }
}

function fromSql(value: Value | undefined): object {
  if (value === null || value === undefined) return { type: 'null' };
  if (typeof value === 'bigint') return { type: 'integer', value: String(value) };
  if (typeof value === 'number') return { type: 'float', value };
  if (typeof value === 'string') return { type: 'text', value };
  return { type: 'blob', base64: Buffer.from(value).toString('base64') };
}

const toResult = (result: ResultSet): object => ({
  cols: result.columns.map((name, i) => ({ name, decltype: result.columnTypes[i] || null })),
  rows: result.rows.map((row) => result.columns.map((_, i) => fromSql(row[i]))),
  affected_row_count: result.rowsAffected,
  last_insert_rowid: result.lastInsertRowid === undefined ? null : String(result.lastInsertRowid),
});

function toError(error: unknown): object {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'INTERNAL';
  return { message: error instanceof Error ? error.message : String(error), code };
}

/** The state of a pipeline: its stored texts and, between BEGIN and COMMIT, its transaction. */
class Pipeline {
  readonly #client: Client;
  readonly #texts = new Map<number, string>();
  #transaction: Transaction | undefined;
  /** After a failed statement the embedded client must be connected anew before it can be trusted. */
  hasFailed = false;

  constructor(client: Client) {
    this.#client = client;
  }

  async answer(request: HranaRequest): Promise<object> {
    switch (request.type) {
      case 'execute':
        return { type: 'execute', result: toResult(await this.#execute(request.stmt)) };
      case 'batch':
        return { type: 'batch', result: await this.#batch(request.batch) };
      case 'sequence':
        await (this.#transaction ?? this.#client).executeMultiple(this.#textOf(request));
        return { type: 'sequence' };
      case 'store_sql':
        this.#texts.set(request.sql_id, request.sql);
        return { type: 'store_sql' };
      case 'close_sql':
        this.#texts.delete(request.sql_id);
        return { type: 'close_sql' };
      case 'close':
        return { type: 'close' };
    }
  }

  async end(): Promise<void> {
    await this.#transaction?.rollback();
    if (this.hasFailed) await this.#client.reconnect();
  }

  #textOf({ sql, sql_id }: HranaSql): string {
    const text = sql ?? this.#texts.get(sql_id ?? -1);
    if (text === undefined) throw new Error(`No SQL text is stored under ${sql_id}.`);
    return text;
  }

  /** BEGIN, COMMIT and ROLLBACK go through the client's transactions, since it gives no connection away otherwise. */
  async #execute(statement: HranaStatement): Promise<ResultSet> {
    const sql = this.#textOf(statement);
    const [, command, mode] = /^\s*(begin|commit|rollback)\b\s*(\w*)/i.exec(sql) ?? [];
    switch (command?.toLowerCase()) {
      case 'begin':
        this.#transaction = await this.#client.transaction(
          mode?.toLowerCase() === 'immediate' ? 'write' : 'deferred',
        );
        return await this.#transaction.execute('select 1 where false');
      case 'commit':
      case 'rollback': {
        const ended = this.#transaction;
        this.#transaction = undefined;
        await (command.toLowerCase() === 'commit' ? ended?.commit() : ended?.rollback());
        return await this.#client.execute('select 1 where false');
      }
      default:
        return await (this.#transaction ?? this.#client).execute({ sql, args: argsOf(statement) });
    }
  }

  async #batch({ steps }: HranaBatch): Promise<object> {
    const results: (object | null)[] = [];
    const errors: (object | null)[] = [];
    const holds = (condition: HranaCondition): boolean => {
      switch (condition.type) {
        case 'ok':
          return results[condition.step] != null;
        case 'error':
          return errors[condition.step] != null;
        case 'not':
          return !holds(condition.cond);
        case 'and':
          return condition.conds.every(holds);
        case 'or':
          return condition.conds.some(holds);
      }
    };
    for (const { condition, stmt } of steps) {
      let result: object | null = null;
      let error: object | null = null;
      if (!condition || holds(condition)) {
        try {
          result = toResult(await this.#execute(stmt));
        } catch (thrown) {
          error = toError(thrown);
          this.hasFailed = true;
        }
      }
      results.push(result);
      errors.push(error);
    }
    return { step_results: results, step_errors: errors };
  }
}

const argsOf = ({ args, named_args }: HranaStatement): InArgs =>
  named_args.length > 0
    ? Object.fromEntries(named_args.map(({ name, value }) => [name, toSql(value)]))
    : args.map(toSql);

/** The results of the requests, in their order; a failed one tells its error and the others go on. */
export async function answerPipeline(client: Client, requests: readonly HranaRequest[]): Promise<object[]> {
  const pipeline = new Pipeline(client);
  const results: object[] = [];
  for (const request of requests) {
    try {
      results.push({ type: 'ok', response: await pipeline.answer(request) });
    } catch (error) {
      pipeline.hasFailed = true;
      results.push({ type: 'error', error: toError(error) });
    }
  }
  await pipeline.end();
  return results;
}
