import { z } from '@livree/contracts/schema';
import { defineJob } from '../../platform/jobs/index.ts';

/** Brings a visitor's message to the operator's mailbox. */
export const messageMailJob = defineJob('contact.message-mail', z.object({ messageId: z.int() }));
/** Brings the sender a copy of it. */
export const copyMailJob = defineJob('contact.copy-mail', z.object({ messageId: z.int() }));
export const sweepMessagesJob = defineJob('contact.sweep-messages', z.record(z.string(), z.never()));
