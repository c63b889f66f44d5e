import type { Deps } from '../../../deps.ts';
import { passwordResetMailJob } from '../identity.jobs.ts';
import { type Allowance, limitAttempts } from './limit-attempts.ts';

const resetMails: Allowance = { purpose: 'password-reset', max: 5, minutes: 60 };

/** Queues a reset mail. The account is not looked up here, so that every address takes the same answer and time. */
export async function requestPasswordReset(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'jobs'>,
  email: string,
): Promise<void> {
  const limit = limitAttempts(deps, resetMails, email);
  await limit.refuseExcess();
  await limit.count();
  await deps.db.transaction().execute((trx) => deps.jobs.send(trx, passwordResetMailJob, { email }));
}
