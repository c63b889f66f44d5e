import type { Credentials, Language } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/http/index.ts';
import { loggedInJob } from '../identity.jobs.ts';
import { userByEmail, type UserRow } from '../identity.repository.ts';
import { isKnownDevice } from '../known-devices.repository.ts';
import { accountPasswords, addressPasswords, devicePasswords } from '../model/attempt-limits.ts';
import { formatWait } from '../model/format-wait.ts';
import { isPassword } from '../model/password.ts';
import { type Attempts, limitAttempts } from './limit-attempts.ts';
import { openSession } from './open-session.ts';

type Dependencies = Pick<Deps, 'db' | 'clock' | 'config' | 'jobs'>;

/** Where a login comes from. */
export interface Visit {
  readonly address: string;
  /** The browser's device token, from `readDevice`. */
  readonly device: string | null;
  readonly language: Language;
}

/**
 * Opens a session. An unknown address and a wrong password look the same to the caller. Attempts are counted before
 * the password is checked.
 * @throws AppError `identity.invalid_credentials`, or `identity.too_many_attempts` with the wait
 */
export async function logIn(
  deps: Dependencies,
  { email, password, remember = false }: Credentials,
  visit: Visit,
): Promise<{ token: string; user: UserRow }> {
  const { db, clock, jobs } = deps;
  const attempts = await readAttempts(deps, email, visit);
  for (const attempt of [attempts.address, attempts.account]) await attempt?.take().catch(refuse(visit));
  const user = await userByEmail(db, email);
  if (!(await isPassword(user?.password_hash ?? null, password)) || !user?.is_active) {
    throw new AppError('identity.invalid_credentials');
  }
  await attempts.address?.uncount();
  return db.transaction().execute(async (trx) => {
    const now = clock.now();
    // The account before its attempts, as a reset does: otherwise each could wait for the other.
    const token = await openSession(trx, user, remember, now);
    await attempts.account.forget(trx);
    await jobs.send(trx, loggedInJob, { userId: user.id, at: now.toISOString() });
    return { token, user };
  });
}

interface LoginAttempts {
  readonly address?: Attempts;
  readonly account: Attempts;
}

/** A browser known to the account has its own count, so strangers do not delay it. */
async function readAttempts(
  deps: Dependencies,
  email: string,
  { address, device }: Visit,
): Promise<LoginAttempts> {
  if (device !== null && (await isKnownDevice(deps.db, device, email)))
    return { account: limitAttempts(deps, devicePasswords, `${device} ${email}`) };
  return {
    address: limitAttempts(deps, addressPasswords, address),
    account: limitAttempts(deps, accountPasswords, email),
  };
}

const refuse =
  ({ language }: Visit) =>
  (error: unknown): never => {
    const seconds = error instanceof AppError ? Number(error.params['seconds']) : Number.NaN;
    if (Number.isNaN(seconds)) throw error;
    throw new AppError('identity.too_many_attempts', { seconds, wait: formatWait(seconds, language) });
  };
