import type { Deps } from '../../../deps.ts';
import { limitAttempts } from '../commands/limit-attempts.ts';
import { confirmationMailJob } from '../identity.jobs.ts';
import { confirmationMails } from '../model/attempt-limits.ts';

/** Queues another mail with a link that confirms the address of an account. @throws AppError `rate_limited` */
export async function requestConfirmation(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'jobs'>,
  userId: number,
): Promise<void> {
  await limitAttempts(deps, confirmationMails, String(userId)).take();
  await deps.db.transaction().execute((trx) => deps.jobs.send(trx, confirmationMailJob, { userId }));
}
