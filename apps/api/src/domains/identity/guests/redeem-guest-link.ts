import type { Deps } from '../../../deps.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { hashToken } from '../../../platform/token.ts';
import { openSession } from '../commands/open-session.ts';
import { changeUser, type UserRow } from '../identity.repository.ts';
import { removeDevices } from '../known-devices.repository.ts';
import { lockUser } from '../personal-data.repository.ts';
import { endSessions } from '../sessions.repository.ts';
import { findAddressHolder } from './address-holder.ts';
import { takeGuestLink } from './guest-links.repository.ts';

/** What a link opened. */
export interface OpenedGuest {
  readonly token: string;
  readonly user: UserRow;
  /** Who has the guest's address as an account; told to whoever reads its mail. */
  readonly addressHolder: 'nobody' | 'account' | 'unconfirmed';
}

/**
 * Opens a session with the link of a mail, which confirms the guest's address. Every other session of the guest ends: a
 * stranger may have typed the address. @throws AppError `identity.guest_link_invalid`
 */
export function redeemGuestLink(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<OpenedGuest> {
  return db.transaction().execute(async (trx) => {
    const now = clock.now();
    const user = await takeGuest(trx, token, now);
    await endSessions(trx, user.id);
    await removeDevices(trx, user.id);
    await changeUser(trx, user.id, { email_verified_at: now });
    const addressHolder = (await findAddressHolder(trx, user)).kind;
    return { token: await openSession(trx, user, false, now), user, addressHolder };
  });
}

async function takeGuest(trx: Connection, token: string, now: Date): Promise<UserRow> {
  const userId = await takeGuestLink(trx, hashToken(token), now);
  const user = userId === undefined ? undefined : await lockUser(trx, userId);
  if (!user?.is_active || user.guest_email === null) throw new AppError('identity.guest_link_invalid');
  return user;
}
