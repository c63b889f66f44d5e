import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { yearsBefore } from '../../platform/years-before.ts';
import { messageMailJob, sweepMessagesJob } from './contact.jobs.ts';
import { contactRoutes } from './contact.routes.ts';
import { messageMail } from './message-mail.ts';
import { messageById, removeMessagesBefore } from './messages.repository.ts';

export { contactPersonalData } from './personal-data.ts';
export { seedContacts } from './seed.ts';

/** The law lets data of people who are no customers be kept for three years. */
const keptYears = 3;

/** How the operator is reached. */
export function register(app: FastifyInstance, deps: Deps): void {
  const { db, jobs, mail, clock, config } = deps;
  contactRoutes(app, deps);
  jobs.handle(messageMailJob, async ({ messageId }) => {
    const row = await messageById(db, messageId);
    if (row) await mail.send(messageMail(row, config.brand.email));
  });
  jobs.handle(sweepMessagesJob, () => removeMessagesBefore(db, yearsBefore(clock.now(), keptYears)));
  jobs.every('41 3 * * *', sweepMessagesJob);
}
