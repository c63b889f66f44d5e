import type { Deps } from '../../../deps.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { hashToken } from '../../../platform/token.ts';
import { isRecentLogin } from '../commands/is-recent-login.ts';
import { type Actor, requireReauthentication } from '../commands/reauthenticate.ts';
import { userById, type UserRow } from '../identity.repository.ts';
import { isFactorAsked } from '../model/role-in-session.ts';
import { factorGivenAt, takeFactor } from '../sessions.repository.ts';
import { hasFactor } from './has-factor.repository.ts';

type Dependencies = Pick<Deps, 'db' | 'clock' | 'config'>;

/**
 * Requires that somebody who is asked for a second factor, and has one, gave it in this session within five minutes:
 * what follows changes who can sign in. The factor permits one action.
 * @returns whether it was required @throws AppError 403
 */
export async function requireFactor(deps: Dependencies, { userId, token }: Actor): Promise<boolean> {
  const { db, clock, config } = deps;
  const user = await userById(db, userId);
  if (!user || token === null) throw new AppError('unauthenticated');
  if (!isFactorAsked(config, user.role) || !(await hasFactor(db, userId))) return false;
  if (!(await takeFactor(db, hashToken(token), clock.now()))) throw new AppError('second_factor.required');
  return true;
}

/**
 * Requires the holder before a change of the second factor: by the factor; or, where there is none yet or none is asked,
 * by a sign-in of the last minutes or the password. @throws AppError 403 or 401
 */
export async function requireFactorHolder(deps: Dependencies, actor: Actor): Promise<void> {
  if (await requireFactor(deps, actor)) return;
  if (!(await isRecentLogin(deps, actor.token))) await requireReauthentication(deps, actor);
}

/**
 * Refuses to add a factor in a session that has not given one, if the account has one by now: two sessions may begin to
 * set up the first. For the transaction that locked the account. @throws AppError 403
 */
export async function refuseSecondSetUp(
  trx: Connection,
  { config }: Pick<Deps, 'config'>,
  { id, role }: Pick<UserRow, 'id' | 'role'>,
  token: string | null,
): Promise<void> {
  if (!isFactorAsked(config, role) || token === null || !(await hasFactor(trx, id))) return;
  if ((await factorGivenAt(trx, hashToken(token))) === null) throw new AppError('second_factor.required');
}
