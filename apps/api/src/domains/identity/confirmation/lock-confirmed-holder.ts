import type { Connection } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { type Holder, lockHolder } from '../commands/lock-holder.ts';
import type { UserRow } from '../identity.repository.ts';

/**
 * Locks the account before it gets a way to sign in that outlives its password, inside the caller's transaction.
 * @throws AppError `identity.email_unconfirmed`, or 401 if the session has ended meanwhile
 */
export async function lockConfirmedHolder(trx: Connection, holder: Holder): Promise<UserRow> {
  const user = await lockHolder(trx, holder);
  refuseUnconfirmed(user);
  return user;
}

/** @throws AppError `identity.email_unconfirmed`: a stranger may have registered the address; `identity.guest` for a guest */
export function refuseUnconfirmed({ email_verified_at: verifiedAt, guest_email: guestEmail }: UserRow): void {
  if (guestEmail !== null) throw new AppError('identity.guest');
  if (verifiedAt === null) throw new AppError('identity.email_unconfirmed');
}
