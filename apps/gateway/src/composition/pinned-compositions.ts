import { releaseName, type Composition, type Release } from '@livree/release';
import {
  isAnswered,
  isInTime,
  isTakenBack,
  type Ledger,
  type Pinnable,
  type Releases,
} from '@livree/release/ledger';
import { LRUCache } from 'lru-cache';
import { compose, inArm, type Compositions } from './compose-site.ts';
import type { ReadShell } from './shell-reader.ts';

/** How many compositions may be pinned, the latest, and how many releases of theirs stay in memory. */
const mostPinnable = 50;
const keptReleases = 100;

/** The composition that a pin names; undefined if nothing may go on with it, or not any more. */
export type FindPinned = (id: string) => Promise<Composition | undefined>;

export interface PinnedOptions {
  readonly ledger: Pick<Ledger, 'release' | 'pinnable' | 'liveStamp'>;
  readonly readShell: ReadShell;
  /** Milliseconds since 1970. */
  readonly time: () => number;
  /** Called when the log cannot be read: then nothing is pinned. */
  readonly onTrouble: (error: unknown) => void;
}

/** Reads each release once, without the surface that only comparisons need: the compositions of a day share most of theirs. */
function readOnce({ release }: Pick<Releases, 'release'>): Releases['release'] {
  const kept = new LRUCache<string, Promise<Release>>({ max: keptReleases });
  return (remote, version) => {
    const name = releaseName(remote, version);
    const reading =
      kept.get(name) ?? release(remote, version).then((read) => ({ ...read, surface: undefined }));
    kept.set(name, reading);
    reading.catch(() => kept.delete(name));
    return reading;
  };
}

/**
 * Finds what visitors got when their booking began, by the ledger alone: every gateway knows the same, also after a restart, and a
 * stranger names nothing that was not live within a day.
 */
export function pinnedCompositions({ ledger, readShell, time, onTrouble }: PinnedOptions): FindPinned {
  const releases = { release: readOnce(ledger), shell: (version: string) => readShell({ shell: version }) };
  const composed = new LRUCache<string, Promise<Compositions | undefined>>({ max: mostPinnable });
  let listed: { readonly stamp: string | undefined; readonly all: Promise<readonly Pinnable[]> } | undefined;

  async function list(): Promise<readonly Pinnable[]> {
    const stamp = await ledger.liveStamp();
    if (listed === undefined || listed.stamp !== stamp) listed = { stamp, all: ledger.pinnable() };
    return listed.all.catch((error: unknown) => {
      listed = undefined;
      onTrouble(error);
      return [];
    });
  }

  /** Undefined if its releases cannot be read, or do not match: the latter for good. */
  function read({ key, live }: Pinnable): Promise<Compositions | undefined> {
    const reading =
      composed.get(key) ??
      compose(releases, live).catch((error: unknown) => {
        if (!isAnswered(error)) composed.delete(key);
        return undefined;
      });
    composed.set(key, reading);
    return reading;
  }

  return async (id) => {
    const now = new Date(time());
    for (const one of (await list()).slice(0, mostPinnable)) {
      if (!isInTime(one, now)) continue;
      const found = await read(one);
      if (found?.visitors.id !== id || isTakenBack(one, found.visitors)) continue;
      return one.canary === undefined ? found.visitors : inArm(found, one.canary).visitors;
    }
    return undefined;
  };
}
