import { join } from 'node:path';
import type { PGlite, PGliteOptions } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import pg from 'pg';
import { lockFolder } from './folder-lock.ts';
import { channel, type Listen, listenToServer } from './listener.ts';
import { parsers } from './parsers.ts';
import { PgliteSocket } from './pglite-socket.ts';
import { PooledConnection } from './pooled-connection.ts';
import { pooledDialect } from './pooled-dialect.ts';
import { statementNames } from './statement-names.ts';
import type { Tables } from './tables.ts';

/** A database handle or a transaction, for repositories. */
export type Connection = Kysely<Tables>;

export interface Database {
  readonly engine: 'pglite' | 'postgres';
  /** Never used inside a transaction, which is passed on instead. */
  readonly db: Connection;
  readonly pool: { connect(): Promise<PooledConnection> };
  /** The notices of what commits, in whatever process. */
  readonly listen: Listen;
  close(): Promise<void>;
}

export interface PgliteOptions {
  /** The folder of the data; in memory if absent. */
  readonly folder?: string;
  /** A backup to start from. */
  readonly restoreFrom?: Blob;
}

/** @property backup all data as one archive; other statements wait meanwhile */
export type EmbeddedDatabase = Database & { readonly engine: 'pglite'; backup(): Promise<Blob> };

/** Loads the embedded engine, which a process with a server does without. */
async function createEngine(options: PGliteOptions): Promise<PGlite> {
  const [{ PGlite: Engine }, { btree_gist }, { pg_trgm }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/btree_gist'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ]);
  return Engine.create({ ...options, extensions: { btree_gist, pg_trgm } });
}

/** PostgreSQL inside this process. @throws FolderLockedError */
export async function openPglite({ folder, restoreFrom }: PgliteOptions = {}): Promise<EmbeddedDatabase> {
  const unlock = folder === undefined ? () => {} : lockFolder(folder);
  try {
    const where = folder === undefined ? {} : { dataDir: join(folder, 'pgdata') };
    const content = restoreFrom === undefined ? {} : { loadDataDir: restoreFrom };
    const pglite = await createEngine({ ...where, ...content });
    const connections = embeddedConnections(pglite);
    const listen = hearInside(connections);
    // No connection is lost inside this process; a failure is reported to its caller.
    const { db, pool } = opened(connections, () => {});
    const close = async (): Promise<void> => {
      await connections.end();
      await pglite.close();
      unlock();
    };
    // Nobody writes while the archive is created, because it is read file by file.
    const backup = async (): Promise<Blob> => {
      const connection = await pool.connect();
      try {
        await connection.query('checkpoint');
        return await pglite.dumpDataDir('gzip');
      } finally {
        connection.release();
      }
    };
    return { engine: 'pglite', db, pool, listen, close, backup };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** For a connection: long enough for a rush on one slot, and well below the ten seconds of a request. */
const longestWaitMs = 9000;

/**
 * One connection, in the order of requests. A connection that waits for itself (the root handle inside a transaction)
 * ends in an error.
 */
function embeddedConnections(pglite: PGlite): pg.Pool {
  return new pg.Pool({
    stream: () => new PgliteSocket(pglite),
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 15_000,
    types: typeParsers(),
    // The engine outlives a connection, so the state of the previous one is cleared.
    verify: (client, done) => client.query(`rollback; deallocate all; listen ${channel}`, done),
  });
}

/** Calls those who listen for the notices that the engine sends to its one connection, whichever that is. */
function hearInside(connections: pg.Pool): Listen {
  const heard = new Set<() => void>();
  const tell = (): void => heard.forEach((hear) => hear());
  connections.on('connect', (client) => client.on('notification', tell));
  return (hear) => {
    heard.add(hear);
    return { isHeard: () => true, stop: async () => void heard.delete(hear) };
  };
}

/**
 * A PostgreSQL server. @param url `postgres://user:password@host/database` @param directUrl the same without a pooler, which
 * keeps notices to itself
 */
export function openPostgres(url: string, onError: (error: Error) => void, directUrl = url): Database {
  const connections = new pg.Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: longestWaitMs,
    types: typeParsers(),
  });
  return {
    engine: 'postgres',
    ...opened(connections, onError),
    listen: (hear) => listenToServer({ url: directUrl, onError }, hear),
    close: () => connections.end(),
  };
}

/** The pool for Kysely (`db`) and for users of `pg` (`pool`). */
function opened(connections: pg.Pool, onError: (error: Error) => void): Pick<Database, 'db' | 'pool'> {
  connections.on('error', onError);
  // The pool listens to idle connections only; an error on a used one would end the process.
  connections.on('connect', (client) => client.on('error', onError));
  const nameStatement = statementNames();
  const connect = async (): Promise<PooledConnection> =>
    new PooledConnection(await connections.connect(), nameStatement);
  return { db: new Kysely<Tables>({ dialect: pooledDialect(connect) }), pool: { connect } };
}

function typeParsers(): pg.TypeOverrides {
  const types = new pg.TypeOverrides();
  for (const [oid, parse] of Object.entries(parsers)) types.setTypeParser(Number(oid), parse);
  return types;
}
