import type { AccountRemoval } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import { type Connection, retryConflicts } from '../../../platform/db/index.ts';
import type { Person } from '../../../platform/personal-data.ts';
import { toAddressee, confirmHolder, lockHolder } from '../../identity/index.ts';
import { cancelUpcomingReservations } from '../../reservations/index.ts';
import { farewellMailJob } from '../settings.jobs.ts';
import { forgetAccount } from './forget-account.ts';
import { readUser } from './read-settings.ts';

/**
 * Deletes an account in one transaction: future rides are cancelled and refunded, past rides and payments stay
 * without the person, everything else is deleted. @throws AppError 401, 422, 403, 429, or 409 while a ride is too near
 */
export async function removeAccount(
  deps: Deps,
  { person, token }: { readonly person: Person; readonly token: string | null },
  { password }: AccountRemoval,
): Promise<void> {
  const { db, jobs } = deps;
  await confirmHolder(deps, await readUser(db, person.id), { token, password });
  const remove = async (trx: Connection): Promise<void> => {
    const user = await lockHolder(trx, { userId: person.id, token });
    const cancelledRides = await cancelUpcomingReservations(trx, deps, person);
    await forgetAccount(trx, deps, { person, account: user });
    const { name, email } = toAddressee(user);
    await jobs.send(trx, farewellMailJob, { name, email, language: person.language, cancelledRides });
  };
  await retryConflicts(() => db.transaction().execute(remove));
}
