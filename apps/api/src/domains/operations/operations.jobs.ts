import { z } from '@livree/contracts/schema';
import { defineJob } from '../../platform/jobs/index.ts';

/** Deletes the events that no screen asks for any more. */
export const sweepEventsJob = defineJob('operations.sweep-events', z.record(z.string(), z.never()));
