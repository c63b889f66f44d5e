import type { Connection } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { hashToken } from '../../../platform/token.ts';
import type { UserRow } from '../identity.repository.ts';
import { lockUser } from '../personal-data.repository.ts';
import { sessionOpenedAt } from '../sessions.repository.ts';

/** The session that makes a change. */
export interface Holder {
  readonly userId: number;
  readonly token: string | null;
}

/**
 * Locks the account before its holder changes who can open it, inside the caller's transaction.
 * @throws AppError 401 if the session has ended meanwhile, as by a reset
 */
export async function lockHolder(trx: Connection, { userId, token }: Holder): Promise<UserRow> {
  const user = await lockUser(trx, userId);
  const isOpen = token !== null && (await sessionOpenedAt(trx, hashToken(token))) !== undefined;
  if (!user || !isOpen) throw new AppError('unauthenticated');
  return user;
}
