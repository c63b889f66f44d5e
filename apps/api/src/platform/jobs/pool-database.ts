import type { Db } from 'pg-boss';

type Connection = {
  query(text: string, values?: unknown[]): Promise<unknown>;
  release(error?: Error): void;
};

/** Where connections come from, on both engines. */
export type ConnectionPool = { connect(): Promise<Connection> };

/**
 * Lets pg-boss run its statements on our own pool, so that it works on both engines.
 * A failed block of statements leaves its connection inside an aborted transaction: it is rolled back before reuse.
 */
export function poolDatabase(pool: ConnectionPool): Db {
  return {
    async executeSql(text, values) {
      const connection = await pool.connect();
      try {
        return asResult(await (values?.length ? connection.query(text, values) : connection.query(text)));
      } catch (error) {
        await connection.query('rollback');
        throw error;
      } finally {
        connection.release();
      }
    },
  };
}

/** Several statements answer a list of results; pg-boss reads the rows of all of them. */
function asResult(answer: unknown): { rows: unknown[] } {
  const results = Array.isArray(answer) ? answer : [answer];
  return { rows: results.flatMap((result: unknown) => rowsOf(result)) };
}

function rowsOf(result: unknown): unknown[] {
  return typeof result === 'object' && result !== null && 'rows' in result && Array.isArray(result.rows)
    ? result.rows
    : [];
}
