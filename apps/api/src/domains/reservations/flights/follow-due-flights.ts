import type { Deps } from '../../../deps.ts';
import { followFlightJob } from '../reservations.jobs.ts';
import { dueLegs, postponeCheck } from './ride-flights.repository.ts';

/** A job that is queued for a way is not queued again for this long. */
const queued = 2 * 60_000;

/** Queues a look at each flight that is due for one. */
export async function followDueFlights({
  db,
  jobs,
  clock,
}: Pick<Deps, 'db' | 'jobs' | 'clock'>): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    for (const due of await dueLegs(trx, now)) {
      await postponeCheck(trx, due, new Date(now.getTime() + queued));
      await jobs.send(trx, followFlightJob, due);
    }
  });
}
