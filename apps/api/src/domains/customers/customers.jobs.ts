import { z } from '@livree/contracts/schema';
import { defineJob } from '../../platform/jobs/index.ts';

/** Mails a customer what an operator wrote; nothing once their account is deleted. */
export const letterMailJob = defineJob('customers.letter-mail', z.object({ letterId: z.int() }));
