import { setTimeout as sleep } from 'node:timers/promises';
import { ConfigError } from '@livree/server/environment';
import { sql } from 'kysely';
import type { Connection } from './database.ts';
import { retryUnreachable } from './retry-unreachable.ts';

/** Milliseconds in which a database that works has answered. */
const patience = 2000;

/** Resolves if the database answers, rejects if it does not within `limit` milliseconds: one that stands still refuses nothing. */
export async function ping(db: Connection, limit = patience): Promise<void> {
  const over = new AbortController();
  const late = sleep(limit, undefined, { signal: over.signal }).then(() => {
    throw new Error(`no answer in ${limit} ms`);
  });
  try {
    await Promise.race([sql`select 1`.execute(db), late]);
  } finally {
    late.catch(() => {});
    over.abort();
  }
}

/** Milliseconds for a database that starts at the same time. */
const startPatience = 10_000;

function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer';
  return error instanceof AggregateError && error.message === ''
    ? explainFailure(error.errors[0])
    : error.message;
}

/** @throws ConfigError with the server's reason if the database that the settings name cannot be used */
export const requireDatabase = (db: Connection): Promise<void> =>
  retryUnreachable(() => ping(db, startPatience), performance.now() + startPatience).catch(
    (error: unknown) => {
      throw new ConfigError(
        `The database that DATABASE_URL names, or for migrations LIVREE_DATABASE_DIRECT_URL, cannot be used: ${explainFailure(error)}.`,
      );
    },
  );
