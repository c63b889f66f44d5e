import type { Db } from 'pg-boss';
import type { Database } from '../db/index.ts';

/**
 * Lets pg-boss use our own pool, so that it works on both engines. A failed block of statements leaves its connection
 * inside an aborted transaction, so it is rolled back before reuse.
 */
export function poolDatabase(pool: Database['pool']): Db {
  return {
    async executeSql(text, values) {
      const connection = await pool.connect();
      try {
        const answer = await connection.query(text, values);
        // Several statements return a list of results; pg-boss reads the rows of all of them.
        return { rows: [answer].flat().flatMap(({ rows }): unknown[] => rows) };
      } catch (error) {
        await connection.query('rollback');
        throw error;
      } finally {
        connection.release();
      }
    },
  };
}
