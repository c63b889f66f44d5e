import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/http/index.ts';
import { hashToken } from '../../../platform/token.ts';
import { welcomeMailJob } from '../newsletter.jobs.ts';
import { confirmSubscription as confirm } from '../subscriptions.repository.ts';
import { takeConfirmation } from '../tokens.repository.ts';

/** @throws AppError `newsletter.link_invalid` for a used, expired or unknown token */
export async function confirmSubscription(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  token: string,
): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const subscriptionId = await takeConfirmation(trx, hashToken(token), now);
    if (subscriptionId === undefined) throw new AppError('newsletter.link_invalid');
    await confirm(trx, subscriptionId, now);
    await jobs.send(trx, welcomeMailJob, { subscriptionId });
  });
}
