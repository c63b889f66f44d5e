import type { Credentials } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/http/index.ts';
import { loggedInJob } from '../identity.jobs.ts';
import { userByEmail, type UserRow } from '../identity.repository.ts';
import { isPassword } from '../model/password.ts';
import { limitAttempts, passwordAttempts } from './limit-attempts.ts';
import { openSession } from './open-session.ts';

/** Opens a session. An unknown address and a wrong password differ in nothing that can be seen. */
export async function logIn(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'jobs'>,
  { email, password, remember = false }: Credentials,
): Promise<{ token: string; user: UserRow }> {
  const { db, clock, jobs } = deps;
  const limit = limitAttempts(deps, passwordAttempts, email);
  await limit.refuseExcess();
  const user = await userByEmail(db, email);
  if (!(await isPassword(user?.password_hash ?? null, password)) || !user?.is_active) {
    await limit.count();
    throw new AppError('identity.invalid_credentials');
  }
  return db.transaction().execute(async (trx) => {
    await limit.forget(trx);
    const now = clock.now();
    await jobs.send(trx, loggedInJob, { userId: user.id, at: now.toISOString() });
    return { token: await openSession(trx, user, remember, now), user };
  });
}
