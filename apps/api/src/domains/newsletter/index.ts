import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { mailConfirmation, mailWelcome } from './commands/send-mails.ts';
import { linkRoutes } from './links.routes.ts';
import { mailMailing, mailTest } from './mailings/mail-mailing.ts';
import { mailingsRoutes } from './mailings/mailings.routes.ts';
import { queueMailing } from './mailings/send-mailing.ts';
import {
  confirmationMailJob,
  mailingMailJob,
  queueMailingJob,
  sweepSubscriptionsJob,
  testMailingJob,
  welcomeMailJob,
} from './newsletter.jobs.ts';
import { newsletterRoutes } from './newsletter.routes.ts';
import { removeUnconfirmed } from './subscriptions.repository.ts';

export { followMarketing } from './commands/follow-marketing.ts';
export { everySubscription } from './mailings/recipients.repository.ts';
export { changeSubscriptionLanguage, type Subscription } from './subscriptions.repository.ts';
export { newsletterLeftJob } from './newsletter.jobs.ts';
export { newsletterPersonalData } from './personal-data.ts';

const day = 24 * 60 * 60_000;

/** Subscriptions to the newsletter, each confirmed by the owner of its address. */
export async function register(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, clock, jobs } = deps;
  await app.register(async (pages) => {
    // The pages accept other content types: mail programs and forms send no JSON.
    await linkRoutes(pages, deps);
    newsletterRoutes(pages, deps);
  });
  mailingsRoutes(app, deps);
  jobs.handle(confirmationMailJob, ({ email }) => mailConfirmation(deps, email));
  jobs.handle(welcomeMailJob, ({ subscriptionId }) => mailWelcome(deps, subscriptionId));
  jobs.handle(queueMailingJob, (batch) => queueMailing(deps, batch));
  jobs.handle(mailingMailJob, (one) => mailMailing(deps, one));
  jobs.handle(testMailingJob, (asked) => mailTest(deps, asked));
  jobs.handle(sweepSubscriptionsJob, async () => {
    const now = clock.now();
    await removeUnconfirmed(db, new Date(now.getTime() - 2 * day), now);
  });
  jobs.every('23 3 * * *', sweepSubscriptionsJob);
}
