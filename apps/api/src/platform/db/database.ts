import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
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

export type PgliteOptions = {
  /** Where the data lives; in memory when absent. */
  readonly folder?: string;
  /** A backup to begin with. */
  readonly restoreFrom?: Blob;
};

/** @property backup everything as one archive; others wait meanwhile */
export type EmbeddedDatabase = Database & { readonly engine: 'pglite'; backup(): Promise<Blob> };

/** PostgreSQL inside this process. @throws FolderLockedError */
export async function openPglite({ folder, restoreFrom }: PgliteOptions = {}): Promise<EmbeddedDatabase> {
  const unlock = folder === undefined ? () => {} : lockFolder(folder);
  try {
    const where = folder === undefined ? {} : { dataDir: join(folder, 'pgdata') };
    const content = restoreFrom === undefined ? {} : { loadDataDir: restoreFrom };
    const pglite = await PGlite.create({ ...where, ...content, extensions: { btree_gist, pg_trgm } });
    const { dialect, pool } = pglitePool(pglite);
    const db = new Kysely<Tables>({ dialect });
    const close = async (): Promise<void> => {
      await pglite.close();
      unlock();
    };
    // Nobody writes while the archive is made: it is read file by file.
    const backup = async (): Promise<Blob> => {
      const connection = await pool.connect();
      try {
        await connection.query('checkpoint');
        return await pglite.dumpDataDir('gzip');
      } finally {
        connection.release();
      }
    };
    return { engine: 'pglite', db, pool, close, backup };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** For a connection: long enough for a rush on one slot, and well within the ten seconds of a request. */
const longestWaitMs = 7000;

/** A PostgreSQL server. @param url `postgres://user:password@host/database` */
export function openPostgres(url: string, onError: (error: Error) => void): Database {
  const types = new pg.TypeOverrides();
  for (const [oid, parse] of Object.entries(parsers)) types.setTypeParser(Number(oid), parse);
  const pool = new pg.Pool({ connectionString: url, max: 20, connectionTimeoutMillis: longestWaitMs, types });
  pool.on('error', onError);
  // The pool listens to idle connections only: one lost in use would end the process.
  pool.on('connect', (client) => client.on('error', onError));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { engine: 'postgres', db, pool, close: () => pool.end() };
}
