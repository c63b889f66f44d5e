import type { Language, NewsletterRequest } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../platform/http/index.ts';
import { confirmationMailJob } from '../newsletter.jobs.ts';
import { addMissingSubscription } from '../subscriptions.repository.ts';

/** Does the same work for every address, known or not: only a mail to its owner shows the difference. */
export async function requestSubscription(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  { email, website }: NewsletterRequest,
  { caller, language }: { readonly caller: Caller | null; readonly language: Language },
): Promise<void> {
  if (website) return;
  await db.transaction().execute(async (trx) => {
    await addMissingSubscription(trx, {
      email,
      customer_id: caller?.email === email ? caller.id : null,
      language,
      created_at: clock.now(),
    });
    await jobs.send(trx, confirmationMailJob, { email });
  });
}
