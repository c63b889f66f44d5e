import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/http/index.ts';
import { hashToken } from '../../../platform/token.ts';
import { userById } from '../identity.repository.ts';
import { saveReauthentication, takeReauthentication } from '../sessions.repository.ts';
import { confirmHolder, type Proof } from './confirm-holder.ts';
import { isRecentLogin } from './is-recent-login.ts';

/** How long an entered password permits the action that required it. */
const reauthenticationMs = 5 * 60_000;

/** Who acts, and in which session. */
export interface Actor {
  readonly userId: number;
  readonly token: string | null;
}

/** Permits the account holder one action in this session that requires the password. @throws AppError as `confirmHolder` */
export async function reauthenticate(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  userId: number,
  proof: Proof,
): Promise<void> {
  const user = await userById(deps.db, userId);
  if (!user || proof.token === null) throw new AppError('unauthenticated');
  await confirmHolder(deps, user, proof);
  const until = new Date(deps.clock.now().getTime() + reauthenticationMs);
  await saveReauthentication(deps.db, hashToken(proof.token), until);
}

/**
 * Requires that the account holder has just entered the password: what follows would outlast a stolen session, or
 * reveal more than its pages do. The password permits one action. @throws AppError 403
 */
export async function requireReauthentication(
  deps: Pick<Deps, 'db' | 'clock'>,
  { userId, token }: Actor,
): Promise<void> {
  const user = await userById(deps.db, userId);
  if (!user || token === null) throw new AppError('unauthenticated');
  if (user.password_hash === null) {
    if (!(await isRecentLogin(deps, token))) throw new AppError('settings.recent_login_required');
    return;
  }
  if (!(await takeReauthentication(deps.db, hashToken(token), deps.clock.now())))
    throw new AppError('identity.holder_required');
}
