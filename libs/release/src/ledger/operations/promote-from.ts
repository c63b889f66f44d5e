import type { Snapshot } from '@livree/contracts/compatibility';
import { releaseName } from '../../release-name.ts';
import type { ReadBuild } from '../built-release.ts';
import type { Ledger } from '../ledger.ts';
import { liveVersions } from '../live-releases.ts';
import type { Origin } from '../log/acts.ts';
import { Refusal } from '../refusal.ts';
import type { AnyRelease } from '../released-files.ts';
import { assertFitTogether } from './assert-promotable.ts';
import { promote } from './promote.ts';
import { publishUnknown } from './publish.ts';

/** A release that is live on another ledger. */
interface Incoming {
  readonly release: AnyRelease;
  readonly read: ReadBuild;
  readonly origin: Origin;
  readonly isUnchecked: boolean;
}

export interface PromoteFromOptions {
  /** Only these remotes; everything that is live there, if none is named. */
  readonly only?: readonly string[];
  /** An emergency: also what was published there without its checks. */
  readonly isUnchecked?: boolean;
  /** The calls of the API that runs beside them, as far as anybody can tell. */
  readonly api?: Snapshot | undefined;
  /** Refuses what may not become live here; asked before anything is added, and again before it moves. */
  readonly assertWanted?: (wanted: Readonly<Record<string, string>>) => Promise<void>;
  /** Told what becomes live, before anything is added. */
  readonly announce?: (wanted: Readonly<Record<string, string>>) => Promise<void>;
}

/** Who made this version live there, and when. @throws Refusal if nobody did */
async function readOrigin(from: Ledger, remote: string, version: string): Promise<Origin> {
  const made = (await from.history()).findLast(
    (entry) =>
      (entry.act === 'promote' || entry.act === 'rollback') &&
      entry.remote === remote &&
      entry.version === version,
  );
  if (made === undefined) throw new Refusal(`nobody made ${releaseName(remote, version)} live there`);
  return { ledger: await from.operatorKey(), by: made.by, at: made.at };
}

async function readIncoming(from: Ledger, remote: string, version: string): Promise<Incoming> {
  // Read once and by its hash in that log: a bucket that changes meanwhile, or was changed, gives nothing.
  const release = await from.any(remote, version);
  const read: ReadBuild = async (path) =>
    path === 'release.json' ? Buffer.from(JSON.stringify(release)) : from.file(remote, version, path);
  const publication = (await from.history()).findLast(
    (entry) => entry.act === 'publish' && entry.remote === remote && entry.version === version,
  );
  return {
    release,
    read,
    origin: await readOrigin(from, remote, version),
    isUnchecked: publication?.act === 'publish' && publication.unchecked === true,
  };
}

/** @throws Refusal if one of `only` is not live there */
async function readLiveThere(from: Ledger, only: readonly string[]): Promise<Incoming[]> {
  const live = liveVersions(await from.live());
  const missing = only.find((remote) => live[remote] === undefined);
  if (missing !== undefined) throw new Refusal(`${missing} is not live on the other ledger`);
  const wanted = Object.entries(live).filter(([remote]) => only.length === 0 || only.includes(remote));
  if (wanted.length === 0) throw new Refusal('nothing is live on the other ledger');
  return Promise.all(wanted.map(([remote, version]) => readIncoming(from, remote, version)));
}

/**
 * Makes what is live on another ledger live here, with the same bytes, all or none. What this ledger lacks is published, and its log
 * says who made it live there. Canaries and what is offline there are left alone. Returns what became live.
 * @throws Refusal with what would break here, or what was never checked there, before anything is added
 */
export async function promoteFrom(
  ledger: Ledger,
  from: Ledger,
  now: Date,
  { only = [], isUnchecked = false, api, assertWanted, announce }: PromoteFromOptions = {},
): Promise<string[]> {
  const incoming = await readLiveThere(from, only);
  const doubtful = incoming.find((each) => each.isUnchecked);
  if (!isUnchecked && doubtful !== undefined)
    throw new Refusal(
      `${releaseName(doubtful.release.id, doubtful.release.version)} was published there without its checks; --unchecked takes it all the same`,
    );
  const releasesOf = (some: readonly Incoming[]) => some.map(({ release }) => release);
  const compared = releasesOf(incoming.filter((each) => !each.isUnchecked));
  const wanted = Object.fromEntries(incoming.map(({ release: { id, version } }) => [id, version]));
  await assertWanted?.(wanted);
  await assertFitTogether(ledger, releasesOf(incoming), now, { api, compared });
  await announce?.(wanted);
  for (const { release, read, origin, isUnchecked: unchecked } of incoming)
    await publishUnknown(ledger, release.id, read, now, { isUnchecked: unchecked, origin });
  const moved = await promote(ledger, wanted, now, () => assertWanted?.(wanted) ?? Promise.resolve());
  return moved.map((remote) => releaseName(remote, wanted[remote] ?? ''));
}
