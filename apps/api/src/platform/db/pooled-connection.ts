import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import pg, { type PoolClient, type QueryConfig, type QueryResult as Answer } from 'pg';
import { isStalePlan } from './faults.ts';
import type { NameStatement } from './statement-names.ts';
import { traceStatement } from './trace-statement.ts';

/** A borrowed connection of either engine. A single statement is planned once and then called by name. */
export class PooledConnection implements DatabaseConnection {
  readonly #client: PoolClient;
  readonly #nameStatement: NameStatement;
  #isStale = false;

  constructor(client: PoolClient, nameStatement: NameStatement) {
    this.#client = client;
    this.#nameStatement = nameStatement;
  }

  /** Without values, several statements can be sent, and each has an answer. */
  query(text: string, values: readonly unknown[] = []): Promise<Answer | Answer[]> {
    return traceStatement(text, () =>
      values.length === 0 ? this.#send({ text }) : this.#queryByName(text, values),
    );
  }

  async #queryByName(text: string, values: readonly unknown[]): Promise<Answer> {
    const statement = { text, values: [...values] };
    const isAlone = this.#client.getTransactionStatus() === 'I';
    try {
      return await this.#send({ ...statement, name: this.#nameStatement(text) });
    } catch (error) {
      if (!isStalePlan(error)) throw error;
      this.#isStale = true;
      if (isAlone) return this.#send(statement);
      throw error;
    }
  }

  /**
   * With a callback: rows that come by a promise of the driver outlive two collections of young garbage, and all of
   * them would wait for a collection of the whole heap (decision 0143).
   */
  async #send({ text, values, name }: QueryConfig): Promise<Answer> {
    try {
      return await new Promise((resolve, reject) => {
        const end = (error: Error | undefined, answer: Answer) => (error ? reject(error) : resolve(answer));
        this.#client.query(Object.assign(new pg.Query(text, values, end), { name }));
      });
    } catch (error) {
      // The driver's own trace ends at its socket; this one names the caller.
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    }
  }

  async executeQuery<Row>({ query, sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const isOne = parameters.length > 0 || query.kind === 'SelectQueryNode';
    const answer = await (isOne
      ? traceStatement(sql, () => this.#queryByName(sql, parameters))
      : this.query(sql));
    const last = Array.isArray(answer) ? answer.at(-1) : answer;
    return { rows: last?.rows ?? [], numAffectedRows: BigInt(last?.rowCount ?? 0) };
  }

  /** Discards the connection if the schema changed under it, or on `error`. */
  release(error?: Error): void {
    this.#client.release(error ?? this.#isStale);
  }

  streamQuery(): never {
    throw new Error('Rows are read in pages, not with cursors');
  }
}
