import type { TextKey } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import { AppError, fieldError } from '../../../platform/http/index.ts';
import type { UserRow } from '../identity.repository.ts';
import { confirmPassword } from './confirm-password.ts';
import { isRecentLogin } from './is-recent-login.ts';

type Faults = { readonly field: string; readonly missing: TextKey; readonly wrong: TextKey };

export type Proof = { readonly token: string | null; readonly password: string | null | undefined };

/**
 * Makes sure that the holder of an account acts, not only of its session: by their password, or, where the account has
 * none because they sign in with Google, by having signed in a short while ago.
 * @throws AppError 422 about the field, 403 `settings.recent_login_required` or 429
 */
export async function confirmHolder(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  user: UserRow,
  { token, password }: Proof,
  { field, missing, wrong }: Faults,
): Promise<void> {
  if (user.password_hash === null) {
    if (!(await isRecentLogin(deps, token))) throw new AppError('settings.recent_login_required');
    return;
  }
  if (!password) throw fieldError(field, missing);
  if (!(await confirmPassword(deps, user.id, password))) throw fieldError(field, wrong);
}
