import { languageSchema } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { userById } from '../identity/index.ts';
import { announceChanges } from './commands/announce-changes.ts';
import { notifyCustomers } from './commands/notify-customers.ts';
import { announceJob, changeMailJob, notifyCustomersJob } from './legal.jobs.ts';
import { legalRoutes } from './legal.routes.ts';
import { changeMail } from './mails/change-mail.ts';

export { legalPersonalData } from './personal-data.ts';
export { currentTermsVersion, readTermsVersion } from './terms-version.ts';

/** The legal texts: terms, privacy, legal notice, accessibility. */
export function register(app: FastifyInstance, deps: Deps): void {
  const { db, jobs, mail, config } = deps;
  legalRoutes(app, deps);
  jobs.handle(announceJob, () => announceChanges(deps));
  jobs.every('*/15 * * * *', announceJob);
  jobs.handle(notifyCustomersJob, (announced) => notifyCustomers(deps, announced));
  jobs.handle(changeMailJob, async ({ userId, ...announced }) => {
    const user = await userById(db, userId);
    if (!user) return;
    const language = z.parse(languageSchema, user.language);
    await mail.send({ ...changeMail(announced, { ...user, language }, config), replyTo: config.brand.email });
  });
}
