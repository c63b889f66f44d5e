import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/http/index.ts';
import { limitAttempts } from '../commands/limit-attempts.ts';
import { confirmationMailJob } from '../identity.jobs.ts';
import { userById } from '../identity.repository.ts';
import { confirmationMails } from '../model/attempt-limits.ts';

/** Queues another mail with a link that confirms the address of an account. @throws AppError `rate_limited`, or `identity.guest` */
export async function requestConfirmation(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'jobs'>,
  userId: number,
): Promise<void> {
  const user = await userById(deps.db, userId);
  if (user?.guest_email != null) throw new AppError('identity.guest');
  await limitAttempts(deps, confirmationMails, String(userId)).take();
  await deps.db.transaction().execute((trx) => deps.jobs.send(trx, confirmationMailJob, { userId }));
}
