import type { Deps } from '../../../deps.ts';
import { hashToken } from '../../../platform/token.ts';
import { newsletterLeftJob } from '../newsletter.jobs.ts';
import { removeSubscription } from '../subscriptions.repository.ts';
import { subscriptionToEnd } from '../tokens.repository.ts';

/** Deletes the subscription of a token. Repeating it, or an unknown token, changes nothing. */
export async function endSubscription({ db, jobs }: Pick<Deps, 'db' | 'jobs'>, token: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const subscriptionId = await subscriptionToEnd(trx, hashToken(token));
    if (subscriptionId === undefined) return;
    const left = await removeSubscription(trx, subscriptionId);
    if (left) await jobs.send(trx, newsletterLeftJob, { email: left.email });
  });
}
