import { z } from '@livree/contracts/schema';
import { defineJob } from '../../platform/jobs/index.ts';

/** Mails a visitor's message to the operator. */
export const messageMailJob = defineJob('contact.message-mail', z.object({ messageId: z.int() }));
/** Mails a copy to the sender. */
export const copyMailJob = defineJob('contact.copy-mail', z.object({ messageId: z.int() }));
/** Mails the operator's answer to the sender. */
export const answerMailJob = defineJob('contact.answer-mail', z.object({ messageId: z.int() }));
export const sweepMessagesJob = defineJob('contact.sweep-messages', z.record(z.string(), z.never()));
