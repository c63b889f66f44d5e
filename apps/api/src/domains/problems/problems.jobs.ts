import { z } from '@livree/contracts/schema';
import { defineJob } from '../../platform/jobs/index.ts';

/** Deletes reports whose time is over. */
export const sweepReportsJob = defineJob('problems.sweep-reports', z.record(z.string(), z.never()));
