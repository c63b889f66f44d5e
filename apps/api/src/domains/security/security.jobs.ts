import { z } from '@livree/contracts/schema';
import { defineJob } from '../../platform/jobs/index.ts';

/** Deletes events whose time is over. */
export const sweepSecurityEventsJob = defineJob('security.sweep-events', z.record(z.string(), z.never()));
