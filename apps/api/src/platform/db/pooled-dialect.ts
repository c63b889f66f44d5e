import {
  AbortedTransactionError,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { PooledConnection } from './pooled-connection.ts';

class PooledDriver implements Driver {
  readonly #connect: () => Promise<PooledConnection>;
  readonly #broken = new WeakMap<DatabaseConnection, Error>();

  constructor(connect: () => Promise<PooledConnection>) {
    this.#connect = connect;
  }

  async init(): Promise<void> {}

  acquireConnection(): Promise<DatabaseConnection> {
    return this.#connect();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await asPooled(connection).query('begin');
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const answer = await asPooled(connection).query('commit');
    if (!Array.isArray(answer) && answer.command === 'ROLLBACK') throw new AbortedTransactionError();
  }

  /**
   * Never fails, because it would hide why the transaction failed. A connection that cannot be rolled back is not
   * reused.
   */
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await asPooled(connection).query('rollback');
    } catch (error) {
      this.#broken.set(connection, new Error('rollback failed', { cause: error }));
    }
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    asPooled(connection).release(this.#broken.get(connection));
  }

  async destroy(): Promise<void> {}
}

function asPooled(connection: DatabaseConnection): PooledConnection {
  if (connection instanceof PooledConnection) return connection;
  throw new TypeError('a connection of another driver');
}

/** PostgreSQL for Kysely on a shared pool. The pool's owner closes it. */
export function pooledDialect(connect: () => Promise<PooledConnection>): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PooledDriver(connect),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
