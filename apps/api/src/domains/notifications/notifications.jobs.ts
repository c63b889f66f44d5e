import { deliveryAddressees, deliveryKinds, languageSchema } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { defineJob } from '../../platform/jobs/index.ts';

/** The ride that a message is about; absent from jobs of an earlier release. */
const about = z.optional(
  z.object({
    reservationId: z.int(),
    kind: z.enum(deliveryKinds),
    addressee: z.enum(deliveryAddressees),
    language: languageSchema,
  }),
);

/** Looks for rides with a due reminder. */
export const remindJob = defineJob('notifications.remind', z.record(z.string(), z.never()));
export const reminderMailJob = defineJob(
  'notifications.reminder-letter',
  z.object({ userId: z.int(), title: z.string(), body: z.string(), path: z.string(), about }),
);
/** `key` lets the provider recognise a message that is sent again after a lost answer. */
export const smsJob = defineJob(
  'notifications.sms',
  z.object({ key: z.string(), to: z.string(), text: z.string(), about }),
);
export const pushJob = defineJob(
  'notifications.push',
  z.object({
    subscriptionId: z.int(),
    title: z.string(),
    body: z.string(),
    path: z.string(),
    /** Seconds for which the push service keeps it for an offline browser. */
    seconds: z.int(),
  }),
);
/** A push message for a customer who has turned push on in no browser. */
export const undeliveredPushJob = defineJob(
  'notifications.unheard-push',
  z.object({
    email: z.string(),
    language: languageSchema,
    title: z.string(),
    body: z.string(),
    path: z.string(),
  }),
);
