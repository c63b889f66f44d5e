import type { Connection } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { hashToken } from '../../../platform/token.ts';
import type { UserRow } from '../identity.repository.ts';
import { lockUser } from '../personal-data.repository.ts';
import { sessionOpenedAt } from '../sessions.repository.ts';

/** The session that makes a change. */
export type Holder = { readonly userId: number; readonly token: string | null };

/**
 * Locks the account before it gets a way to sign in that outlives its password, inside the caller's transaction.
 * @throws AppError `identity.email_unconfirmed`, or 401 if the session has ended meanwhile, as by a reset
 */
export async function lockConfirmedHolder(trx: Connection, { userId, token }: Holder): Promise<void> {
  const user = await lockUser(trx, userId);
  const isOpen = token !== null && (await sessionOpenedAt(trx, hashToken(token))) !== undefined;
  if (!user || !isOpen) throw new AppError('unauthenticated');
  refuseUnconfirmed(user);
}

/** @throws AppError `identity.email_unconfirmed`: a stranger may have registered the address */
export function refuseUnconfirmed({ email_verified_at: verifiedAt }: UserRow): void {
  if (verifiedAt === null) throw new AppError('identity.email_unconfirmed');
}
