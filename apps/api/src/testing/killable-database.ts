import { AsyncLocalStorage } from 'node:async_hooks';
import type { KyselyPlugin } from 'kysely';
import type { Database } from '../platform/db/index.ts';

/** How many statements an act may still send. */
const lives = new AsyncLocalStorage<{ left: number }>();

export class KilledError extends Error {}

const dying: KyselyPlugin = {
  transformQuery({ node }) {
    const life = lives.getStore();
    if (life === undefined || life.left-- > 0) return node;
    throw new KilledError('The process is dead');
  },
  transformResult: async ({ result }) => result,
};

/** The same database, with callers that can be killed. */
export const killable = (database: Database): Database => ({
  ...database,
  db: database.db.withPlugin(dying),
});

/**
 * Runs an act like a process that is killed before it sends more than `statements` statements to a killable database:
 * uncommitted changes are lost, and nothing happens afterwards.
 */
export const killedAfter = <Result>(statements: number, act: () => Promise<Result>): Promise<Result> =>
  lives.run({ left: statements }, act);
