import { z } from '@livree/contracts/schema';
import { defineJob } from '../../platform/jobs/index.ts';

/** Tells the owner of an account that someone tried to register their address. */
export const knownAddressMailJob = defineJob('identity.known-address-mail', z.object({ email: z.string() }));
export const sweepSessionsJob = defineJob('identity.sweep-sessions', z.record(z.string(), z.never()));
