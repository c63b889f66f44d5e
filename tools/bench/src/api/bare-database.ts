import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import pg from 'pg';
import type { BareDatabase } from './replay.ts';

/** Minimal access to a PostgreSQL server, with as many connections as the API has. */
export function barePostgres(connectionString: string): BareDatabase & { close(): Promise<void> } {
  const pool = new pg.Pool({ connectionString, max: 20 });
  return {
    query: async (text, values) => (await pool.query(text, values)).rows,
    close: () => pool.end(),
    async transaction(act) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const result = await act(async (text, values) => (await client.query(text, values)).rows);
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback');
        throw error;
      } finally {
        client.release();
      }
    },
  };
}

/** Minimal access to an embedded database. */
export async function barePglite(dataDir: string): Promise<BareDatabase> {
  const pglite = await PGlite.create({ dataDir, extensions: { btree_gist, pg_trgm } });
  return {
    query: async (text, values) => (await pglite.query<Record<string, unknown>>(text, values)).rows,
    transaction: (act) =>
      pglite.transaction((trx) =>
        act(async (text, values) => (await trx.query<Record<string, unknown>>(text, values)).rows),
      ),
  };
}
