import type { Deps } from '../../../deps.ts';
import { hashToken } from '../../../platform/token.ts';
import { sessionOpenedAt } from '../sessions.repository.ts';

const recentMs = 15 * 60_000;

/** Whether somebody signed in for this session a short while ago: what stands for a password where there is none. */
export async function isRecentLogin(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string | null,
): Promise<boolean> {
  const openedAt = token === null ? undefined : await sessionOpenedAt(db, hashToken(token));
  return openedAt !== undefined && clock.now().getTime() - openedAt.getTime() <= recentMs;
}
