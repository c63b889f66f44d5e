import { z } from '@livree/contracts/schema';
import { defineJob } from '../../platform/jobs/index.ts';

/** Makes the drafts of tariffs live whose moment has come. */
export const startDraftsJob = defineJob('pricing.start-drafts', z.record(z.string(), z.never()));
