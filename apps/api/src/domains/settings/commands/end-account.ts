import type { Deps } from '../../../deps.ts';
import type { Connection } from '../../../platform/db/index.ts';
import type { Person } from '../../../platform/personal-data.ts';
import { toAddressee, type UserRow } from '../../identity/index.ts';
import { cancelUpcomingReservations } from '../../reservations/index.ts';
import { farewellMailJob } from '../settings.jobs.ts';
import { forgetAccount } from './forget-account.ts';

/**
 * Deletes a locked account inside the caller's transaction: future rides are cancelled and refunded, past rides and
 * payments stay without the person, one last mail confirms it. Returns the number of cancelled rides.
 * @throws AppError `settings.ride_too_near`
 */
export async function endAccount(
  trx: Connection,
  deps: Pick<Deps, 'clock' | 'jobs' | 'config'>,
  { person, user }: { readonly person: Person; readonly user: UserRow },
): Promise<number> {
  const cancelledRides = await cancelUpcomingReservations(trx, deps, person);
  await forgetAccount(trx, deps, { person, account: user });
  const { name, email } = toAddressee(user);
  await deps.jobs.send(trx, farewellMailJob, { name, email, language: person.language, cancelledRides });
  return cancelledRides;
}
