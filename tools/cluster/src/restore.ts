import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from './ask.ts';
import type { Cluster } from './cluster.ts';
import type { Booked } from './load/load.ts';
import { forceArchive, restoreUntil } from './parts/archive.ts';
import { judge, type Verdict } from './verdict.ts';

/** A second, and what the site had acknowledged just before it. */
export interface Moment {
  readonly at: string;
  readonly booked: readonly Booked[];
}

const apart = 2000;

/** Names a second while customers book. */
export async function nameMoment(databaseUrl: string, booked: () => readonly Booked[]): Promise<Moment> {
  const known = booked();
  await sleep(apart);
  const [row] = await ask<{ at: string }>(databaseUrl, 'select now()::text as at');
  await sleep(apart);
  return { at: row?.at ?? '', booked: known };
}

export interface RestoredVerdict extends Verdict {
  readonly rides: number;
  /** Rides of after the moment. */
  readonly later: number;
  readonly seconds: number;
}

/** Restores the moment from the backup and what was archived since, and compares. */
export async function judgeRestored(
  cluster: Cluster,
  folder: string,
  moment: Moment,
): Promise<RestoredVerdict> {
  const { pgbackrest } = cluster.programs;
  await forceArchive(pgbackrest, (await cluster.database.primary()).archive);
  const from = performance.now();
  const { databaseUrl, service } = await restoreUntil(pgbackrest, folder, moment.at);
  const seconds = (performance.now() - from) / 1000;
  try {
    const verdict = await judge(databaseUrl, moment.booked);
    const [counts] = await ask<{ rides: string; later: string }>(
      databaseUrl,
      'select count(*) as rides, count(*) filter (where created_at > $1) as later from reservations',
      moment.at,
    );
    return { ...verdict, rides: Number(counts?.rides), later: Number(counts?.later), seconds };
  } finally {
    await service.stop();
  }
}

/** Whether everything of before is there, once, and nothing of after. A payment may have been on its way. */
export const isExact = ({
  lost,
  doubleRides,
  doubleCharges,
  faultyPapers,
  later,
}: RestoredVerdict): boolean => lost + doubleRides + doubleCharges + faultyPapers + later === 0;
