import { sql } from 'kysely';
import type { Connection } from './database.ts';

/**
 * How far each replica is behind, in seconds. The log-in needs the right `pg_monitor` to see it; an embedded database
 * has none.
 */
export async function replicaLags(db: Connection): Promise<{ replica: string; seconds: number }[]> {
  const { rows } = await sql<{ replica: string; seconds: number }>`
    select application_name as replica, coalesce(extract(epoch from replay_lag), 0)::float8 as seconds
    from pg_stat_replication where state is not null`.execute(db);
  return rows;
}
