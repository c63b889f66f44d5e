import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { lockFolder } from './folder-lock.ts';
import { parsers } from './parsers.ts';
import { pglitePool } from './pglite-pool.ts';
import type { Tables } from './tables.ts';

/** A database handle or a transaction: what a repository takes. */
export type Connection = Kysely<Tables>;

type LeasedConnection = {
  query(text: string, values?: unknown[]): Promise<unknown>;
  release(error?: Error): void;
};

export type Database = {
  readonly engine: 'pglite' | 'postgres';
  /** Never used inside a transaction: there, the transaction is handed on. */
  readonly db: Connection;
  readonly pool: { connect(): Promise<LeasedConnection> };
  close(): Promise<void>;
};

/** PostgreSQL inside this process, in a folder, or in memory when none is given. @throws FolderLockedError */
export async function openPglite(folder?: string): Promise<Database> {
  const unlock = folder === undefined ? () => {} : lockFolder(folder);
  try {
    const where = folder === undefined ? {} : { dataDir: join(folder, 'pgdata') };
    const pglite = await PGlite.create({ ...where, extensions: { btree_gist } });
    const { dialect, pool } = pglitePool(pglite);
    const db = new Kysely<Tables>({ dialect });
    const close = async (): Promise<void> => {
      await pglite.close();
      unlock();
    };
    return { engine: 'pglite', db, pool, close };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** A PostgreSQL server. @param url `postgres://user:password@host/database` */
export function openPostgres(url: string, onError: (error: Error) => void): Database {
  const types = new pg.TypeOverrides();
  for (const [oid, parse] of Object.entries(parsers)) types.setTypeParser(Number(oid), parse);
  const pool = new pg.Pool({ connectionString: url, max: 20, connectionTimeoutMillis: 3000, types });
  pool.on('error', onError);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { engine: 'postgres', db, pool, close: () => pool.end() };
}
