import { randomUUID } from 'node:crypto';
import { z } from '@livree/contracts/schema';
import { ConfigError } from '@livree/server/environment';
import {
  type JobResult,
  type JobWithMetadata,
  type KyselyTransactionLike,
  PgBoss,
  fromKysely,
} from 'pg-boss';
import pgBoss from 'pg-boss/package.json' with { type: 'json' };
import { type Database, retryUnreachable } from '../db/index.ts';
import { dueQueues } from './due-queues.ts';
import { forgetData, forgetJobs, isDone, type JobsPerson } from './forget.ts';
import { carryTrace, runInTrace } from './job-trace.ts';
import type { Job, SendOptions } from './job.ts';
import { poolDatabase } from './pool-database.ts';
import { runAsJob, type RunningJob } from './running-job.ts';
import { watchQueues } from './watch-queues.ts';

type Run = (data: unknown) => Promise<void>;
type Due = Pick<JobWithMetadata<unknown>, 'id' | 'data' | 'createdOn' | 'retryCount' | 'retryLimit'>;

export interface Jobs {
  /** Registers the handler of a job. All handlers are registered before `start`. */
  handle<Data>(job: Job<Data>, run: (data: Data) => Promise<void>): void;
  /** Runs a job without data on a five-field cron schedule, in UTC, once for any number of processes. */
  every(cron: string, job: Job<Record<string, never>>): void;
  /** Queues work inside a transaction: it runs only if that commits. */
  send<Data>(trx: KyselyTransactionLike, job: Job<Data>, data: Data, options?: SendOptions): Promise<void>;
  /** Removes a person whose account is deleted from waiting and finished jobs. */
  forget(trx: KyselyTransactionLike, person: JobsPerson): Promise<void>;
  /** Prepares the queues and, with `work`, starts to take jobs from them. */
  start(options: { readonly work: boolean }): Promise<void>;
  /** Runs all due jobs here, and the jobs that they queue, until none is left. For tests. */
  drain(): Promise<void>;
  /** Takes no more jobs and waits for running ones. A job that needs more than `within` milliseconds is queued again. */
  stop(options?: { readonly within?: number }): Promise<void>;
}

export interface JobsOptions {
  readonly pool: Database['pool'];
  readonly onError: (error: unknown, job?: string) => void;
  /** Whether `start` may create or change the tables of the jobs. */
  readonly migrates?: boolean;
}

const retries = {
  retryLimit: 8,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 600,
  expireInSeconds: 120,
};

/** A queue is polled when it has a due job; while it returns full batches, it is polled again at once. */
const working = {
  // `watchQueues` wakes the workers; this interval is for a worker that it could not wake.
  pollingIntervalSeconds: 60,
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
  includeMetadata: true,
} as const;

/** Background work and outbox on the one database; delivery is at least once, so every handler is repeatable. */
export function createJobs({ pool, onError, migrates = true }: JobsOptions): Jobs {
  const db = poolDatabase(pool);
  const boss = new PgBoss({ db, schema: 'jobs', clockMonitorIntervalSeconds: 600 });
  let isOver = false;
  const report = (error: unknown, job?: string): void => {
    if (!isOver) onError(error, job);
  };
  boss.on('error', (error) => report(error));
  const handlers = new Map<string, Run>();
  const schedules = new Map<string, string>();
  let endWatch = (): void => {};

  const runHere = async (name: string, due: Due): Promise<void> => {
    try {
      await runAsJob(toRunning(due), async () => handlers.get(name)?.(due.data));
      // What was done must not be done again because the database goes away at this moment.
      await retryUnreachable(() => forgetData(db, due.id));
    } catch (error) {
      report(error, name);
      throw error;
    }
  };

  const runOne = async (name: string, job: Due): Promise<void> => {
    if (!isDone(job.data)) await runInTrace(name, job.data, () => runHere(name, job));
  };

  return {
    handle: (job, run) => {
      handlers.set(job.name, (data) => run(z.parse(job.data, data ?? {})));
    },
    every: (cron, job) => {
      schedules.set(job.name, cron);
    },
    async send(trx, job, data, { delay } = {}) {
      const body = z.parse(z.record(z.string(), z.unknown()), data);
      await boss.send(job.name, carryTrace(body), {
        db: fromKysely(trx),
        ...(delay === undefined ? {} : { startAfter: delay }),
      });
    },
    forget: forgetJobs,
    async start({ work }) {
      if (!migrates) await requireJobsSchema(boss);
      await boss.start();
      for (const name of handlers.keys()) await prepareQueue(boss, name);
      // Only now, because a running job may send to any queue.
      const workers = new Map<string, string>();
      for (const name of work ? handlers.keys() : []) {
        const id = await boss.work(name, working, (jobs) => runAll(jobs, (job) => runOne(name, job)));
        workers.set(name, id);
      }
      if (work) {
        const wake = (name: string): void => boss.notifyWorker(workers.get(name) ?? '');
        endWatch = watchQueues({ due: () => dueQueues(db), wake, onError: report });
      }
      for (const [name, cron] of schedules) await boss.schedule(name, cron);
    },
    async drain() {
      for (;;) {
        const waiting = await dueQueues(db);
        // In the order of registration, the same each time.
        const due = [...handlers.keys()].filter((name) => waiting.has(name));
        if (due.length === 0) return;
        for (const name of due) await drainQueue(boss, name, (job) => runOne(name, job));
      }
    },
    async stop({ within = 10_000 } = {}) {
      endWatch();
      await boss.stop({ graceful: true, timeout: within });
      // A job that continues now has been queued again.
      isOver = true;
    },
  };
}

const toRunning = ({ id, createdOn, retryCount, retryLimit }: Due): RunningJob => ({
  id,
  queuedAt: createdOn,
  attempt: retryCount + 1,
  isLast: retryCount >= retryLimit,
});

/** A newer schema is welcome, as a roll-out changes it before its processes start. @throws ConfigError */
async function requireJobsSchema(boss: PgBoss): Promise<void> {
  const version = (await boss.isInstalled()) ? await boss.schemaVersion() : undefined;
  if ((version ?? 0) < pgBoss.pgboss.schema)
    throw new ConfigError(
      'The database lacks the tables of the jobs: run --migrate first, which ends by itself.',
    );
}

/** Runs each job separately, with its own retries. */
function runAll(jobs: readonly Due[], run: (job: Due) => Promise<void>): Promise<JobResult[]> {
  return Promise.all(
    jobs.map((job) =>
      run(job).then(
        (): JobResult => ({ id: job.id, status: 'completed' }),
        (error: unknown): JobResult => ({
          id: job.id,
          status: 'failed',
          output: { message: getMessage(error) },
        }),
      ),
    ),
  );
}

const getMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Reads the queue once here: a transactional `send` that had to read it first would wait for its own connection. */
async function prepareQueue(boss: PgBoss, name: string): Promise<void> {
  await boss.createQueue(name, retries);
  await boss.findJobs(name, { id: randomUUID() });
}

async function drainQueue(boss: PgBoss, name: string, run: (job: Due) => Promise<void>): Promise<void> {
  for (const job of await boss.fetch(name, { batchSize: 50, includeMetadata: true })) {
    await run(job);
    await boss.complete(name, job.id);
  }
}
