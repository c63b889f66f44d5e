import { releaseName } from '@livree/release';
import {
  countSlow,
  metShare,
  type ArmCount,
  type ArmCounts,
  type CanaryPolicy,
  type CanaryState,
} from '@livree/release/canary';
import type { Canary, Live } from '@livree/release/ledger';
import { readWaits, type Arm, type ReleaseCount } from '@livree/server/release-counts';

/** Where counts are read: what gateways counted since a moment, by release and arm; undefined if nobody knows. */
export type ReadCounts = (since?: Date) => Promise<readonly ReleaseCount[] | undefined>;

/** The tally of visits that showed another price than the API's. */
const wrongPrice = 'browser price';

/** A canary that runs, and the release beside it. */
export interface Running {
  readonly remote: string;
  readonly canary: Canary;
  /** The name of the live release beside it. */
  readonly beside: string;
  readonly name: string;
}

/** The canaries that run, the first to begin first. */
export const runningCanaries = ({ canaries, trails }: Live): Running[] =>
  Object.entries(canaries).map(([remote, canary]) => ({
    remote,
    canary,
    name: releaseName(remote, canary.version),
    beside: releaseName(remote, trails[remote]?.[0] ?? ''),
  }));

const find = (counts: readonly ReleaseCount[], release: string, arm: Arm): ReleaseCount | undefined =>
  counts.find((one) => one.release === release && one.arm === arm);

const armCount = (counted: ReleaseCount | undefined): ArmCount => ({
  visits: counted?.visits ?? 0,
  failed: counted?.failedVisits ?? 0,
});

/** What both arms of a canary met. */
export const armCounts = (counts: readonly ReleaseCount[], { name, beside }: Running): ArmCounts => ({
  canary: armCount(find(counts, name, 'canary')),
  live: armCount(find(counts, beside, 'live')),
});

/** How many measured visits of both arms were slow; undefined while nobody can say. */
export function slowCounts(
  counts: readonly ReleaseCount[],
  { name, beside }: Running,
): ArmCounts | undefined {
  const read = (release: string, arm: Arm) => readWaits(find(counts, release, arm)?.tallies ?? {});
  return countSlow(read(name, 'canary'), read(beside, 'live'));
}

/** What is known about a canary now; undefined if nobody knows what was counted. */
export async function readCanary(
  running: Running,
  read: ReadCounts,
  { now, policy }: { readonly now: Date; readonly policy: CanaryPolicy },
): Promise<CanaryState | undefined> {
  const { canary, name } = running;
  const [counts, recent] = await Promise.all([
    read(new Date(canary.since)),
    read(new Date(Math.max(now.getTime() - policy.window, Date.parse(canary.began)))),
  ]);
  if (counts === undefined || recent === undefined) return undefined;
  const met = armCounts(counts, running);
  return {
    counts: met,
    recent: armCounts(recent, running),
    slow: slowCounts(counts, running),
    wrongPrices: find(counts, name, 'canary')?.tallies[wrongPrice] ?? 0,
    share: metShare(met, canary.share),
    age: now.getTime() - Date.parse(canary.began),
    isPaused: canary.isPaused,
    isAsked: canary.isAsked,
  };
}
