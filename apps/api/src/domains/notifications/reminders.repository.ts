import type { Connection } from '../../platform/db/index.ts';
import type { RideReminderTable } from './notifications.tables.ts';

/**
 * Claims a reminder, once per pickup time, even with concurrent processes. @returns false if it was claimed before
 */
export async function takeReminder(trx: Connection, reminder: RideReminderTable): Promise<boolean> {
  const taken = await trx
    .insertInto('ride_reminders')
    .values(reminder)
    .onConflict((conflict) => conflict.doNothing())
    .returning('reservation_id')
    .executeTakeFirst();
  return taken !== undefined;
}
