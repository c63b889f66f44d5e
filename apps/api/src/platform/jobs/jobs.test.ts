import { setTimeout as pause } from 'node:timers/promises';
import { z } from '@livree/contracts/schema';
import { openTelemetry, traceOperation } from '@livree/server/telemetry';
import { startCollector } from '@livree/server/testing/collector';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Database } from '../db/index.ts';
import { createJobs, defineJob, type Jobs, runningJob } from './index.ts';

const work = defineJob('test.work', z.object({}));

let database: Database;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

/** Jobs with a running one, which ends on request. */
async function working(): Promise<{ readonly jobs: Jobs; end(): void }> {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const jobs = createJobs({ pool: database.pool, onError: () => {} });
  jobs.handle(work, () => {
    begin();
    return ended;
  });
  await jobs.start({ work: true });
  await database.db.transaction().execute((trx) => jobs.send(trx, work, {}));
  await begun;
  return { jobs, end };
}

async function states(): Promise<string[]> {
  const { rows } = await sql<{
    state: string;
  }>`select state from jobs.job where name = ${work.name}`.execute(database.db);
  return rows.map(({ state }) => state);
}

test('a stop waits for a running job', async () => {
  const { jobs, end } = await working();
  const stopped = jobs.stop();
  end();
  await stopped;
  expect(await states()).toEqual(['completed']);
});

test('a stop puts a job back in the queue if it takes too long, for another process', async () => {
  const { jobs, end } = await working();
  await jobs.stop({ within: 1000 });
  expect(await states()).toEqual(['retry']);
  end();
});

test('a job has the same name at each of its attempts', async () => {
  const jobs = createJobs({ pool: database.pool, onError: () => {} });
  const names: (string | undefined)[] = [];
  jobs.handle(work, async () => {
    names.push(runningJob()?.id);
    if (names.length === 1) throw new Error('the mail server is away');
  });
  await jobs.start({ work: false });
  await database.db.transaction().execute((trx) => jobs.send(trx, work, {}));
  await expect(jobs.drain()).rejects.toThrow('the mail server is away');
  await sql`update jobs.job set state = 'retry', start_after = now() where name = ${work.name}`.execute(
    database.db,
  );
  await jobs.drain();
  await jobs.stop();
  expect(names).toEqual([expect.any(String), names[0]]);
  expect(runningJob()).toBeUndefined();
});

test('jobs left over from an earlier process can queue others during the start', async () => {
  const others = Array.from({ length: 8 }, (_, index) => defineJob(`test.other-${index}`, z.object({})));
  const failures: unknown[] = [];
  const open = (run: () => Promise<void>): Jobs => {
    const jobs = createJobs({ pool: database.pool, onError: (error) => failures.push(error) });
    jobs.handle(work, run);
    for (const other of others) jobs.handle(other, async () => {});
    return jobs;
  };
  const earlier = open(async () => {});
  await earlier.start({ work: false });
  await database.db.transaction().execute((trx) => earlier.send(trx, work, {}));
  await earlier.stop();
  const { promise: done, resolve: finish } = Promise.withResolvers<void>();
  const later = open(async () => {
    await database.db.transaction().execute(async (trx) => {
      for (const other of others) await later.send(trx, other, {});
    });
    finish();
  });
  await later.start({ work: true });
  await done;
  await later.stop();
  expect(failures).toEqual([]);
});

test('empty queues cost one statement per second, however many there are', async () => {
  let statements = 0;
  // pg-boss takes a connection for each of its statements.
  const connect: Database['pool']['connect'] = () => {
    statements += 1;
    return database.pool.connect();
  };
  const jobs = createJobs({ pool: { connect }, onError: () => {} });
  for (let index = 0; index < 30; index += 1)
    jobs.handle(defineJob(`test.quiet-${index}`, z.object({})), async () => {});
  await jobs.start({ work: true });
  await pause(500);
  statements = 0;
  await pause(4000);
  await jobs.stop();
  // The others are pg-boss's own statements for its schedules.
  expect(statements).toBeLessThan(12);
});

test('a finished job keeps nothing of what it was about, and is not done again if its end was never reported', async () => {
  const letter = defineJob('test.letter', z.object({ to: z.string() }));
  const jobs = createJobs({ pool: database.pool, onError: () => {} });
  const sent: string[] = [];
  jobs.handle(letter, async ({ to }) => void sent.push(to));
  await jobs.start({ work: false });
  await database.db.transaction().execute((trx) => jobs.send(trx, letter, { to: 'claire@example.org' }));
  await jobs.drain();
  const { rows } = await sql`select * from jobs.job where name = ${letter.name}`.execute(database.db);
  expect(JSON.stringify(rows)).not.toContain('claire');
  await sql`update jobs.job set state = 'retry' where name = ${letter.name}`.execute(database.db);
  await jobs.drain();
  expect(sent).toEqual(['claire@example.org']);
  await jobs.stop();
});

test('a job continues the trace of the request that queued it, and one of the version before runs in its own', async () => {
  const letter = defineJob('test.letter', z.object({ to: z.string() }));
  const collector = await startCollector();
  onTestFinished(() => collector.close());
  const telemetry = await openTelemetry('livree-worker', { collector: collector.origin });
  const jobs = createJobs({ pool: database.pool, onError: () => {} });
  const sent: string[] = [];
  jobs.handle(letter, async ({ to }) => void sent.push(to));
  jobs.handle(work, async () => void sent.push('nothing'));
  await jobs.start({ work: false });
  const queue = async (to: string) =>
    database.db.transaction().execute(async (trx) => {
      await jobs.send(trx, letter, { to });
      await jobs.send(trx, work, {});
    });
  await queue('before');
  await traceOperation(
    () => ({ name: 'request', kind: 'consumer' }),
    () => queue('now'),
  );
  const { rows } = await sql<{ data: unknown }>`select data from jobs.job where name = ${work.name}`.execute(
    database.db,
  );
  // The version before refuses a job that has data instead of none.
  expect(rows.map(({ data }) => data)).toEqual([{}, {}]);
  await jobs.drain();
  await jobs.stop();
  await telemetry.stop();
  expect(sent.toSorted()).toEqual(['before', 'nothing', 'nothing', 'now']);
  const spans = collector.spans();
  const request = spans.find(({ name }) => name === 'request');
  const ran = spans.filter(({ name }) => name === 'job test.letter');
  expect(ran).toHaveLength(2);
  // The two jobs may run in either order.
  expect(new Set(ran.map(({ parent }) => parent))).toEqual(new Set([undefined, request?.id]));
});
