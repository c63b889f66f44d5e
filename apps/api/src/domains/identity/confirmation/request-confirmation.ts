import type { Deps } from '../../../deps.ts';
import { paceAttempts } from '../commands/pace-attempts.ts';
import { confirmationMailJob } from '../identity.jobs.ts';
import { confirmationMails } from '../model/pace.ts';

/** Queues another mail with a link that confirms the address of an account. @throws AppError `rate_limited` */
export async function requestConfirmation(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'jobs'>,
  userId: number,
): Promise<void> {
  await paceAttempts(deps, confirmationMails, String(userId)).take();
  await deps.db.transaction().execute((trx) => deps.jobs.send(trx, confirmationMailJob, { userId }));
}
