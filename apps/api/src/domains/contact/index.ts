import { promises } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { yearsBefore } from '../../platform/years-before.ts';
import { mailCopy } from './commands/mail-copy.ts';
import { answerMailJob, copyMailJob, messageMailJob, sweepMessagesJob } from './contact.jobs.ts';
import { contactRoutes } from './contact.routes.ts';
import { formRoutes } from './form.routes.ts';
import { answerMail, messageMail } from './mails/message-mail.ts';
import { messageById, removeMessagesBefore } from './messages.repository.ts';
import { messageRoutes } from './messages.routes.ts';

export { changeContact } from './commands/change-contact.ts';
export { everyMessage, type MessageRow } from './messages.repository.ts';
export { findReach, listContacts } from './reach.ts';
export { contactPersonalData } from './personal-data.ts';
export { seedContacts } from './seed.ts';

/** The operator's contact entries, and messages to the operator. */
export async function register(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, jobs, mail, clock, config } = deps;
  contactRoutes(app, deps);
  messageRoutes(app, deps);
  await app.register((scope) => formRoutes(scope, deps));
  jobs.handle(messageMailJob, async ({ messageId }) => {
    const row = await messageById(db, messageId);
    if (row) await mail.send(messageMail(row, config));
  });
  jobs.handle(copyMailJob, ({ messageId }) => mailCopy(deps, messageId));
  jobs.handle(answerMailJob, async ({ messageId }) => {
    const row = await messageById(db, messageId);
    if (row?.answer) await mail.send(answerMail(row, row.answer, config));
  });
  jobs.handle(sweepMessagesJob, () =>
    removeMessagesBefore(db, yearsBefore(clock.now(), promises.prospectYears)),
  );
  jobs.every('41 3 * * *', sweepMessagesJob);
}
