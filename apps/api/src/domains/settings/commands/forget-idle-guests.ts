import { promises } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import { retryConflicts } from '../../../platform/db/index.ts';
import { yearsBefore } from '../../../platform/years-before.ts';
import { listIdleGuests, lockUser, toAddressee } from '../../identity/index.ts';
import { listReservationsOfCustomer } from '../../reservations/index.ts';
import { forgetAccount } from './forget-account.ts';

/** A guest may come back to a booking that was not finished, for thirty days. */
const idleMs = 30 * 24 * 60 * 60_000;

/** Deletes the guests who left without a ride: nobody can ask for it in their name, because no mail leads to them. */
export async function forgetIdleGuests(deps: Pick<Deps, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const now = deps.clock.now();
  const idle = {
    before: new Date(now.getTime() - idleMs),
    importedBefore: yearsBefore(now, promises.importedYears),
  };
  for (const { id } of await listIdleGuests(deps.db, idle)) {
    await retryConflicts(() =>
      deps.db.transaction().execute(async (trx) => {
        const guest = await lockUser(trx, id);
        if (!guest || guest.guest_email === null) return;
        if ((await listReservationsOfCustomer(trx, id)).length > 0) return;
        await forgetAccount(trx, deps, { person: { id, ...toAddressee(guest) }, account: guest });
      }),
    );
  }
}
