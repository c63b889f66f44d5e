import type { PGlite } from '@electric-sql/pglite';
import { z } from '@livree/contracts/schema';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import { createLease, type Release } from './lease.ts';
import { parsers } from './parsers.ts';

const leaseTimeoutMs = 15_000;

class PgliteConnection implements DatabaseConnection {
  readonly #pglite: PGlite;
  readonly release: Release;

  constructor(pglite: PGlite, release: Release) {
    this.#pglite = pglite;
    this.release = release;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (parameters.length === 0) {
      const last = (await this.#pglite.exec(sql, { parsers })).at(-1);
      const rows = z.parse(z.custom<Row[]>(Array.isArray), last?.rows ?? []);
      return { rows, numAffectedRows: BigInt(last?.affectedRows ?? 0) };
    }
    const { rows, affectedRows } = await this.#pglite.query<Row>(sql, [...parameters], { parsers });
    return { rows, numAffectedRows: BigInt(affectedRows ?? 0) };
  }

  /** As `pg`: without values several statements may be sent, and each answers. */
  query(text: string, values: readonly unknown[] = []): Promise<unknown> {
    if (values.length === 0) return this.#pglite.exec(text, { parsers });
    return this.#pglite.query(text, [...values], { parsers });
  }

  streamQuery(): never {
    throw new Error('PGlite has no cursors');
  }
}

class PgliteDriver implements Driver {
  readonly #connect: () => Promise<PgliteConnection>;

  constructor(connect: () => Promise<PgliteConnection>) {
    this.#connect = connect;
  }

  async init(): Promise<void> {}

  acquireConnection(): Promise<DatabaseConnection> {
    return this.#connect();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    if (connection instanceof PgliteConnection) connection.release();
  }

  async destroy(): Promise<void> {}
}

/** PGlite's one connection, leased in turn to Kysely (`dialect`) and to whoever speaks like `pg` (`pool`). */
export function pglitePool(pglite: PGlite): {
  dialect: Dialect;
  pool: { connect(): Promise<PgliteConnection> };
} {
  const lease = createLease(leaseTimeoutMs);
  const connect = async (): Promise<PgliteConnection> => new PgliteConnection(pglite, await lease());
  const dialect: Dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PgliteDriver(connect),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
  return { dialect, pool: { connect } };
}
