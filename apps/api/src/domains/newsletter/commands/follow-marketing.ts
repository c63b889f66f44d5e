import type { Language } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { confirmationMailJob } from '../newsletter.jobs.ts';
import { addMissingSubscription, removeSubscriptionsOf } from '../subscriptions.repository.ts';

/**
 * Applies a customer's changed marketing choice: asks the owner of their address to confirm the newsletter, or ends it.
 * At an address that nobody confirmed it ends only what this customer asked for.
 */
export async function followMarketing(
  trx: Connection,
  { clock, jobs }: Pick<Deps, 'clock' | 'jobs'>,
  customer: {
    readonly id: number;
    readonly email: string;
    readonly isConfirmed: boolean;
    readonly language: Language;
  },
  isWanted: boolean,
): Promise<void> {
  const { id, email, language } = customer;
  if (!isWanted) return removeSubscriptionsOf(trx, customer);
  await addMissingSubscription(trx, { email, customer_id: id, language, created_at: clock.now() });
  await jobs.send(trx, confirmationMailJob, { email });
}
