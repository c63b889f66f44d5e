import { z } from '@livree/contracts/schema';
import type { Deps } from '../../deps.ts';
import { defineJob } from '../jobs/index.ts';
import { removeOldTurns } from './turns.repository.ts';

const sweepTurnsJob = defineJob('pace.sweep-turns', z.record(z.string(), z.never()));

/** Deletes counts of messages when their day is over. */
export function registerThrottle({ db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>): void {
  jobs.handle(sweepTurnsJob, () => removeOldTurns(db, clock.now()));
  jobs.every('29 * * * *', sweepTurnsJob);
}
