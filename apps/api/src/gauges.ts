import { readVitals } from '@livree/server/release-counts';
import type { Gauge } from '@livree/server/telemetry';
import type { Deps } from './deps.ts';
import { firstPaperEnds } from './domains/fleet/index.ts';
import { countFailedPayments } from './domains/payments/index.ts';
import { countAllHolds } from './domains/reservations/index.ts';
import { replicaLags } from './platform/db/index.ts';
import { waitingJobs } from './platform/jobs/index.ts';
import { sumReleaseCounts } from './platform/release-counts/index.ts';

/** Milliseconds over which failures are counted. */
const recently = 5 * 60_000;

/** What an operator watches of the site as a whole; every API process tells the same. */
export function siteGauges({ db, clock }: Pick<Deps, 'db' | 'clock'>): readonly Gauge[] {
  const since = () => new Date(clock.now().getTime() - recently);
  return [
    {
      name: 'livree_holds',
      about: 'Unpaid reservations that hold a vehicle',
      read: async () => [{ value: await countAllHolds(db, clock.now()) }],
    },
    {
      name: 'livree_payments_failed',
      about: 'Payments that failed in the last five minutes',
      read: async () => [{ value: await countFailedPayments(db, since()) }],
    },
    {
      name: 'livree_job_age_seconds',
      about: 'Seconds since the oldest job of a queue was due',
      read: async () =>
        (await waitingJobs(db)).map(({ queue, seconds }) => ({
          value: seconds,
          labels: { queue },
        })),
    },
    {
      name: 'livree_replica_lag_seconds',
      about: 'Seconds by which a replica is behind',
      read: async () =>
        (await replicaLags(db)).map(({ replica, seconds }) => ({ value: seconds, labels: { replica } })),
    },
    {
      name: 'livree_replicas',
      about: 'Replicas that the primary feeds',
      read: async () => [{ value: (await replicaLags(db)).length }],
    },
    {
      name: 'livree_paper_days',
      about: 'Days until the first paper of a vehicle on offer ends, by kind of paper',
      read: async () =>
        (await firstPaperEnds(db, clock.now())).map(({ paper, days }) => ({
          value: days,
          labels: { paper },
        })),
    },
    {
      name: 'livree_release_vital',
      about:
        'What three of four documents kept below in the last five minutes: milliseconds, CLS without a unit',
      read: async () =>
        (await sumReleaseCounts(db, since())).flatMap(({ release, arm, tallies }) =>
          readVitals(tallies).map(({ vital, atMost }) => ({
            value: atMost,
            labels: { release, arm, vital },
          })),
        ),
    },
    ...(['visits', 'failedVisits'] as const).map((what) => ({
      name: what === 'visits' ? 'livree_release_visits' : 'livree_release_failed_visits',
      about: `${what === 'visits' ? 'Visits' : 'Visits that failed'} in the last five minutes, by release and arm`,
      read: async () =>
        (await sumReleaseCounts(db, since())).map(({ release, arm, ...count }) => ({
          value: count[what],
          labels: { release, arm },
        })),
    })),
  ];
}
