import type { CountsBatch } from '@livree/server/release-counts';
import { sql } from 'kysely';
import type { Connection } from '../db/index.ts';

/** Adds the rows of a batch, unless they were added before. */
export async function addReleaseCounts(
  db: Connection,
  { batch, counts }: CountsBatch,
  now: Date,
): Promise<void> {
  if (counts.length === 0) return;
  const rows = counts.map(({ release, arm, visits, failedVisits, tallies }) => ({
    batch,
    release,
    arm,
    counted_at: now,
    visits,
    failed_visits: failedVisits,
    tallies: JSON.stringify(tallies),
  }));
  await db
    .insertInto('release_counts')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['batch', 'release', 'arm']).doNothing())
    .execute();
}

/** The sums by release and arm; those of tallies are JSON. */
export async function sumReleaseCounts(db: Connection, since: Date) {
  const { rows } = await sql<{
    release: string;
    arm: string;
    visits: number;
    failedVisits: number;
    tallies: Record<string, number>;
  }>`
    with kept as (select * from release_counts where counted_at >= ${since}),
    named as (
      select release, arm, name, sum(times::bigint) as times
      from kept, jsonb_each_text(tallies) as each (name, times)
      group by release, arm, name
    ),
    collected as (
      select release, arm, jsonb_object_agg(name, times) as tallies from named group by release, arm
    )
    select release, arm, sum(visits)::bigint as visits, sum(failed_visits)::bigint as "failedVisits",
      coalesce((select c.tallies from collected c where c.release = kept.release and c.arm = kept.arm), '{}') as tallies
    from kept group by release, arm order by release, arm`.execute(db);
  return rows;
}

export async function removeReleaseCounts(db: Connection, before: Date): Promise<void> {
  await db.deleteFrom('release_counts').where('counted_at', '<', before).execute();
}
