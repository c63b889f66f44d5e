import { sql } from 'kysely';
import type { Connection } from '../db/index.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/** How many messages of a kind a recipient gets at most. */
export interface Allowance {
  readonly hour: number;
  readonly day: number;
}

/** Counts a message if its recipient may still get it, in one statement, so that concurrent messages cannot exceed it. */
export async function takeTurn(db: Connection, key: string, allowed: Allowance, now: Date): Promise<boolean> {
  const isNewHour = sql`turn.hour_began <= ${new Date(now.getTime() - hourMs)}::timestamptz`;
  const isNewDay = sql`turn.day_began <= ${new Date(now.getTime() - dayMs)}::timestamptz`;
  const { rows } = await sql`
    insert into message_turns as turn (key, hour_began, hour_count, day_began, day_count)
    values (${key}, ${now}::timestamptz, 1, ${now}::timestamptz, 1)
    on conflict (key) do update set
      hour_began = case when ${isNewHour} then excluded.hour_began else turn.hour_began end,
      hour_count = case when ${isNewHour} then 1 else turn.hour_count + 1 end,
      day_began = case when ${isNewDay} then excluded.day_began else turn.day_began end,
      day_count = case when ${isNewDay} then 1 else turn.day_count + 1 end
    where (${isNewHour} or turn.hour_count < ${allowed.hour}::integer)
      and (${isNewDay} or turn.day_count < ${allowed.day}::integer)
    returning key`.execute(db);
  return rows.length > 0;
}

/** Gives a turn back, because its message was not sent. */
export async function returnTurn(db: Connection, key: string): Promise<void> {
  await db
    .updateTable('message_turns')
    .set({ hour_count: sql`greatest(hour_count - 1, 0)`, day_count: sql`greatest(day_count - 1, 0)` })
    .where('key', '=', key)
    .execute();
}

/** Deletes the turns of days that are over. */
export async function removeOldTurns(db: Connection, now: Date): Promise<void> {
  await db
    .deleteFrom('message_turns')
    .where('day_began', '<=', new Date(now.getTime() - dayMs))
    .execute();
}
