import { ask } from './ask.ts';

/** What became of the jobs of workers. */
export interface OpenJobs {
  /** Those that are due, or that some worker has begun. */
  readonly open: number;
  /** Those that were tried as often as allowed. */
  readonly givenUp: number;
}

/** Counts the jobs that have not been done. */
export async function countOpenJobs(databaseUrl: string): Promise<OpenJobs> {
  const [row] = await ask<{ open: string; given_up: string }>(
    databaseUrl,
    `select count(*) filter (where state in ('active', 'retry') or (state = 'created' and start_after <= now())) as open,
       count(*) filter (where state = 'failed') as given_up
     from jobs.job`,
  );
  return { open: Number(row?.open), givenUp: Number(row?.given_up) };
}
