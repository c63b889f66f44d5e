import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { median } from '../report.ts';
import { conditions } from './conditions.ts';

/** What is asked of the database beside the loads. */
export interface WatchedDatabase {
  /** Transactions that told other processes of a change, and kilobytes of log written, until now. */
  readWrites(): Promise<{ readonly telling: number; readonly walKb: number }>;
  /** Jobs that a worker has done until now. */
  countDone(): Promise<number>;
  /** Waits until no job is due. */
  untilIdle(): Promise<void>;
  /** Milliseconds from a commit until the disk has it: the median of many, less that of commits that do not wait for it. */
  measureFlush(): Promise<number>;
  close(): Promise<void>;
}

const everyMs = 250;

export async function watchDatabase(url: string): Promise<WatchedDatabase> {
  const client = new pg.Client({ connectionString: url });
  // A server that stops ends it first.
  client.on('error', () => {});
  await client.connect();
  const readNumbers = async (text: string): Promise<number[]> =>
    Object.values((await client.query<Record<string, unknown>>(text)).rows[0] ?? {}).map(Number);

  async function timeCommits(synchronous: 'on' | 'off'): Promise<number> {
    await client.query(`set synchronous_commit = ${synchronous}`);
    const times: number[] = [];
    for (let count = 0; count < conditions.flushes; count += 1) {
      const began = performance.now();
      await client.query('insert into bench_flushes default values');
      times.push(performance.now() - began);
    }
    return median(times);
  }

  return {
    async readWrites() {
      const [telling = 0, bytes = 0] = await readNumbers(
        `select (select count(distinct tx) from events), pg_current_wal_insert_lsn() - '0/0'`,
      );
      return { telling, walKb: bytes / 1024 };
    },
    async countDone() {
      const [done = 0] = await readNumbers(`select count(*) from jobs.job where state = 'completed'`);
      return done;
    },
    async untilIdle() {
      const until = performance.now() + conditions.patience;
      const due = `select count(*) from jobs.job where state = 'active' or (state < 'active' and not blocked and start_after <= now())`;
      while (((await readNumbers(due))[0] ?? 0) > 0) {
        if (performance.now() > until) throw new Error('the worker did not finish its jobs');
        await sleep(everyMs);
      }
    },
    async measureFlush() {
      await client.query('create table if not exists bench_flushes (id bigint generated always as identity)');
      const [waiting, without] = [await timeCommits('on'), await timeCommits('off')];
      await client.query('drop table bench_flushes');
      return Math.max(0, waiting - without);
    },
    close: () => client.end(),
  };
}
