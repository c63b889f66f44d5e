import { type Compilable, Kysely } from 'kysely';
import type { Connection } from './database.ts';
import { pooledDialect } from './pooled-dialect.ts';
import type { Tables } from './tables.ts';

const writer = new Kysely<Tables>({
  dialect: pooledDialect(() => Promise.reject(new Error('This handle only writes statements'))),
});

/** A statement that is the same in every call, including its values; it is compiled once. */
export function statement<Row>(
  write: (db: Connection) => Compilable<Row>,
): (db: Connection) => Promise<Row[]> {
  const written = write(writer).compile();
  return async (db) => (await db.executeQuery(written)).rows;
}
