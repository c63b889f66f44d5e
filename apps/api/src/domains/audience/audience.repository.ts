import { wholeSite } from '@livree/server/release-counts';
import { sql } from 'kysely';
import type { Connection } from '../../platform/db/index.ts';

/** Visits by page and step, as gateways counted them since a moment, most first. */
export async function countPages(db: Connection, since: Date) {
  const { rows } = await sql<{ kind: string; place: string; visits: number }>`
    select split_part(name, ' ', 1) as kind, split_part(name, ' ', 2) as place, sum(times::bigint)::bigint as visits
    from release_counts, jsonb_each_text(tallies) as each (name, times)
    where release = ${wholeSite} and counted_at >= ${since} and (name like 'page %' or name like 'step %')
    group by name order by visits desc, name`.execute(db);
  return rows;
}

/** Paid rides by the campaign of their visit, booked since a moment, those that sold most first. */
export function sumCampaigns(db: Connection, since: Date) {
  return db
    .selectFrom('reservations')
    .where('campaign', 'is not', null)
    .where('created_at', '>=', since)
    .where('status', 'in', ['confirmed', 'in_progress', 'completed'])
    .select(({ fn }) => [
      'campaign',
      fn.countAll<number>().as('rides'),
      fn.sum<number>('total_cents').as('total_cents'),
    ])
    .groupBy('campaign')
    .orderBy('total_cents', 'desc')
    .orderBy('campaign')
    .limit(50)
    .execute();
}
