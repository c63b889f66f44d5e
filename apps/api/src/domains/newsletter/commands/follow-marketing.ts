import type { Language } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { confirmationMailJob } from '../newsletter.jobs.ts';
import { addMissingSubscription, removeSubscriptionByEmail } from '../subscriptions.repository.ts';

/** Applies a customer's marketing choice: asks the owner of their address to confirm the newsletter, or ends it. */
export async function followMarketing(
  trx: Connection,
  { clock, jobs }: Pick<Deps, 'clock' | 'jobs'>,
  customer: { readonly id: number; readonly email: string; readonly language: Language },
  isWanted: boolean,
): Promise<void> {
  const { id, email, language } = customer;
  if (!isWanted) return removeSubscriptionByEmail(trx, email);
  await addMissingSubscription(trx, { email, customer_id: id, language, created_at: clock.now() });
  await jobs.send(trx, confirmationMailJob, { email });
}
