import type { Deps } from '../../../deps.ts';
import { confirmedRides } from '../../reservations/index.ts';
import { dueReminder, furthestMs } from '../model/reminder.ts';
import type { Recipients } from '../recipients.ts';
import { takeReminder } from '../reminders.repository.ts';
import { notifyCustomer } from './notify-customer.ts';

/**
 * Reminds customers of upcoming rides. What is due is computed from the rides: a ride that moves, ends or is
 * cancelled takes its reminders along, and a reminder that fell due while nothing ran is still sent.
 */
export async function remind(deps: Deps, recipients: Recipients): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  for (const ride of await confirmedRides(db, now, new Date(now.getTime() + furthestMs))) {
    const kind = dueReminder(ride, now);
    if (kind === null) continue;
    await db.transaction().execute(async (trx) => {
      const reminder = { reservation_id: ride.id, kind, pickup_at: ride.pickup_at, queued_at: now };
      if (await takeReminder(trx, reminder)) await notifyCustomer(trx, deps, recipients, { ride, kind });
    });
  }
}
