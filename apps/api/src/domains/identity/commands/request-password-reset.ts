import type { Deps } from '../../../deps.ts';
import { passwordResetMailJob } from '../identity.jobs.ts';
import { resetMails } from '../model/attempt-limits.ts';
import { limitAttempts } from './limit-attempts.ts';

/**
 * Queues a reset mail. The account is not looked up here, so every address gets the same answer after the same time.
 */
export async function requestPasswordReset(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'jobs'>,
  email: string,
): Promise<void> {
  await limitAttempts(deps, resetMails, email).take();
  await deps.db.transaction().execute((trx) => deps.jobs.send(trx, passwordResetMailJob, { email }));
}
