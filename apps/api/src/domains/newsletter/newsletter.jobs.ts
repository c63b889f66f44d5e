import { z } from '@livree/contracts/schema';
import { defineJob } from '../../platform/jobs/index.ts';

/** Asks the owner of an address to confirm, unless that has been done. */
export const confirmationMailJob = defineJob('newsletter.confirmation-mail', z.object({ email: z.string() }));
export const welcomeMailJob = defineJob('newsletter.welcome-mail', z.object({ subscriptionId: z.int() }));
/** The owner of an address has unsubscribed. Domains that store this choice handle it. */
export const newsletterLeftJob = defineJob('newsletter.left', z.object({ email: z.string() }));
export const sweepSubscriptionsJob = defineJob(
  'newsletter.sweep-subscriptions',
  z.record(z.string(), z.never()),
);

/** Queues a mailing for the subscribers after a number, in batches. */
export const queueMailingJob = defineJob(
  'newsletter.queue-mailing',
  z.object({ mailingId: z.int(), after: z.int() }),
);
/** Mails a mailing to one subscriber. */
export const mailingMailJob = defineJob(
  'newsletter.mailing-mail',
  z.object({ mailingId: z.int(), subscriptionId: z.int() }),
);
/** Mails a mailing to the operator who tries it. */
export const testMailingJob = defineJob(
  'newsletter.test-mailing',
  z.object({ mailingId: z.int(), to: z.string() }),
);
