import type { Insertable, Selectable } from 'kysely';
import type { Connection } from '../../platform/db/index.ts';
import type { WebhookEventTable } from './payments.tables.ts';

/** The event's own number; undefined if it was stored before. */
export async function addEvent(
  trx: Connection,
  event: Insertable<WebhookEventTable>,
): Promise<number | undefined> {
  const row = await trx
    .insertInto('webhook_events')
    .values(event)
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export function eventById(db: Connection, id: number): Promise<Selectable<WebhookEventTable> | undefined> {
  return db.selectFrom('webhook_events').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function markHandled(db: Connection, id: number, now: Date): Promise<void> {
  await db.updateTable('webhook_events').set({ handled_at: now }).where('id', '=', id).execute();
}
