import type { Deps } from '../../../deps.ts';
import { type Connection, retryConflicts } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import {
  accountChangedMailJob,
  findAddressHolder,
  holdUser,
  lockHolder,
  removeUser,
  requireConfirmedGuest,
} from '../../identity/index.ts';
import { personalData } from '../personal-data.ts';
import { removeFileJob } from '../settings.jobs.ts';

/**
 * Gives a guest's rides, payments, reviews and messages to the account that has the guest's confirmed address, and deletes the
 * guest with the session. The account itself is not opened. @throws AppError `identity.guest_unknown` without such an
 * account, `identity.email_unconfirmed` before the guest used the mailed link
 */
export async function joinAccount(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  holder: { readonly userId: number; readonly token: string | null },
): Promise<void> {
  const join = async (trx: Connection): Promise<void> => {
    const guest = requireConfirmedGuest(await lockHolder(trx, holder));
    const found = await findAddressHolder(trx, guest);
    if (found.kind !== 'account' || !(await holdUser(trx, found.accountId)))
      throw new AppError('identity.guest_unknown');
    for (const part of personalData) await part.giveRecords?.(trx, guest.id, found.accountId);
    await removeUser(trx, guest.id);
    if (guest.avatar) await jobs.send(trx, removeFileJob, { path: guest.avatar });
    await jobs.send(trx, accountChangedMailJob, { userId: found.accountId, change: 'rides-joined' });
  };
  await retryConflicts(() => db.transaction().execute(join));
}
