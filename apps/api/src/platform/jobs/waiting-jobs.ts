import { sql } from 'kysely';
import type { Connection } from '../db/index.ts';

/** The queues with due jobs, and for how many seconds their oldest job has been due. */
export async function waitingJobs(db: Connection): Promise<{ queue: string; seconds: number }[]> {
  const { rows } = await sql<{ queue: string; seconds: number }>`
    select name as queue, extract(epoch from now() - min(start_after))::float8 as seconds
    from jobs.job where state < 'active' and not blocked and start_after <= now() group by name`.execute(db);
  return rows;
}
