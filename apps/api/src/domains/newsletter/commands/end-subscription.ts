import type { Deps } from '../../../deps.ts';
import { hashToken } from '../../../platform/token.ts';
import { removeSubscription } from '../subscriptions.repository.ts';
import { subscriptionToEnd } from '../tokens.repository.ts';

/** Forgets the subscription whose mail held the token. Repeating it, or a token that never was, changes nothing. */
export async function endSubscription({ db }: Pick<Deps, 'db'>, token: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const subscriptionId = await subscriptionToEnd(trx, hashToken(token));
    if (subscriptionId !== undefined) await removeSubscription(trx, subscriptionId);
  });
}
