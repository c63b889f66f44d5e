import type { Deps } from '../../../deps.ts';
import { hashToken } from '../../../platform/token.ts';
import { sessionOpenedAt } from '../sessions.repository.ts';

const recentMs = 15 * 60_000;

/** Whether this session began a short while ago; replaces the password of an account without one. */
export async function isRecentLogin(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string | null,
): Promise<boolean> {
  const openedAt = token === null ? undefined : await sessionOpenedAt(db, hashToken(token));
  return openedAt !== undefined && clock.now().getTime() - openedAt.getTime() <= recentMs;
}
