import { median } from '../report.ts';
import type { WatchedDatabase } from './database.ts';
import type { Figures } from './figures.ts';
import { measureCost, medianCost } from './measure.ts';
import type { StartedRoles } from './started-roles.ts';

/** A worker that stands still while customers book, and then does what they left. */
export interface MeasuredJobs {
  /** Lets it do everything that is due, after so many bookings. */
  doJobs(bookings: number): Promise<void>;
  /** @param bareMs of a booking */
  report(bareMs: number): Figures['jobs'];
}

/** @param warmUps how often it works before that counts */
export async function measureJobs(
  started: StartedRoles,
  database: WatchedDatabase,
  warmUps: number,
): Promise<MeasuredJobs> {
  const rounds: (Awaited<ReturnType<typeof measureCost>> & { readonly bookings: number })[] = [];
  let done = 0;

  async function work(): Promise<number> {
    started.resumeWorker();
    await database.untilIdle();
    started.pauseWorker();
    const before = done;
    done = await database.countDone();
    return done - before;
  }

  await work();
  return {
    async doJobs(bookings) {
      rounds.push({ ...(await measureCost(started, work)), bookings });
    },
    report(bareMs) {
      const counted = rounds.slice(warmUps);
      const cost = medianCost(counted.map((round) => round.cost));
      return {
        perBooking: median(counted.map(({ units, bookings }) => units / bookings)),
        cost,
        ratio: cost.worker / bareMs,
      };
    },
  };
}
