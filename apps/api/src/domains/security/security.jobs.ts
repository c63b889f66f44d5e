import { z } from '@livree/contracts/schema';
import { defineJob } from '../../platform/jobs/index.ts';

/** Removes what has been kept for its days. */
export const sweepSecurityEventsJob = defineJob('security.sweep-events', z.record(z.string(), z.never()));
