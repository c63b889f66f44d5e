import { languageSchema } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { defineJob } from '../../platform/jobs/index.ts';

export const forgetIdleGuestsJob = defineJob('settings.forget-idle-guests', z.object({}));
export const removeFileJob = defineJob('settings.remove-file', z.object({ path: z.string() }));
/** Contains all its data, because the account no longer exists then. */
export const farewellMailJob = defineJob(
  'settings.farewell-mail',
  z.object({
    email: z.string(),
    name: z.nullable(z.string()),
    language: languageSchema,
    cancelledRides: z.int(),
  }),
);
