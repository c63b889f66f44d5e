import type { Connection } from '../../platform/db/index.ts';
import type { RideReminderTable } from './notifications.tables.ts';

/** Takes a reminder on, once for each time of pickup, whoever asks at the same time. @returns false when it was taken before */
export async function takeReminder(trx: Connection, reminder: RideReminderTable): Promise<boolean> {
  const taken = await trx
    .insertInto('ride_reminders')
    .values(reminder)
    .onConflict((conflict) => conflict.doNothing())
    .returning('reservation_id')
    .executeTakeFirst();
  return taken !== undefined;
}
