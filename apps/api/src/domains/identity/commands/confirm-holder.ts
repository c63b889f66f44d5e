import type { TextKey } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import { AppError, fieldError } from '../../../platform/http/index.ts';
import type { UserRow } from '../identity.repository.ts';
import { confirmPassword } from './confirm-password.ts';
import { isRecentLogin } from './is-recent-login.ts';

interface Faults {
  readonly field: string;
  readonly missing: TextKey;
  readonly wrong: TextKey;
}

const passwordFaults: Faults = {
  field: 'password',
  missing: 'validation.password_required',
  wrong: 'validation.password_wrong',
};

export interface Proof {
  readonly token: string | null;
  readonly password: string | null | undefined;
}

/**
 * Confirms that the account's holder acts, not somebody who only has the session: by the password or, if the account
 * has none because its holder signs in with Google, by a recent sign-in.
 * @throws AppError 422 for the field, 403 `settings.recent_login_required` or 429
 */
export async function confirmHolder(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  user: UserRow,
  { token, password }: Proof,
  { field, missing, wrong } = passwordFaults,
): Promise<void> {
  if (user.password_hash === null) {
    if (!(await isRecentLogin(deps, token))) throw new AppError('settings.recent_login_required');
    return;
  }
  if (!password) throw fieldError(field, missing);
  if (!(await confirmPassword(deps, user.id, password))) throw fieldError(field, wrong);
}
