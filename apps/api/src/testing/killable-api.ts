import { sql } from 'kysely';
import { expect } from 'vitest';
import { reconcileJob } from '../domains/payments/payments.jobs.ts';
import { drainDespiteLostAnswers, listCauses } from './drain.ts';
import { killable, killedAfter, KilledError } from './killable-database.ts';
import { openTestApi, type TestApi } from './test-api.ts';
import { openTestDatabase } from './test-database.ts';

/** An API whose acts can be killed before any of their statements, and which waits 150 ms for its payment provider. */
export async function openKillableApi(settings: Readonly<Record<string, string>> = {}): Promise<TestApi> {
  const database = killable(await openTestDatabase());
  const env = { LIVREE_PROVIDER_TIMEOUT_MS: '150', LIVREE_MAX_HOLDS: '1000', ...settings };
  return openTestApi(env, { database, now: '2026-06-01T10:00:00Z' });
}

/** Two minutes later, all jobs have run, those of killed processes too, and open payments were asked about. */
export async function settleAfterKills({ clock, database, jobs }: TestApi): Promise<void> {
  clock.advance({ minutes: 2 });
  // A job that a killed process had started is queued again after two minutes.
  await sql`update jobs.job set state = 'retry' where state = 'active'`.execute(database.db);
  await database.db.transaction().execute((trx) => jobs.send(trx, reconcileJob, {}));
  await drainDespiteLostAnswers(jobs);
}

/**
 * Runs an act, which may be refused but causes no server error.
 * @param killedAt the statement before which the process is killed; null if it lives on
 */
export async function runOrKill(act: () => Promise<unknown>, killedAt: number | null): Promise<void> {
  if (killedAt === null) await act().catch(expectAnswer);
  else await killedAfter(killedAt, act).catch(expectAnswerOrDeath);
}

/** No act of a customer causes a server error, unless the provider does not answer. */
function expectAnswer(error: unknown): void {
  expect([402, 409, 422, 504]).toContain(Reflect.get(Object(error), 'status'));
}

/** Callers of a killed process, including the provider's webhook, may get a server error. */
function expectAnswerOrDeath(error: unknown): void {
  for (const cause of listCauses(error)) if (!isDeath(cause)) expectAnswer(cause);
}

const isDeath = (cause: unknown): boolean =>
  cause instanceof KilledError ||
  Reflect.get(Object(cause), 'status') === 500 ||
  (cause instanceof Error && cause.message === 'The webhook was answered 500');
