import type { Composition } from '@livree/release';
import type { Ledger, Live } from '@livree/release/ledger';
import { compositionsFor, composeSite, type Compositions, type ComposedSite } from './compose-site.ts';

/** Milliseconds before the next attempt after the pointer could not be followed. */
const troubleInterval = 5_000;

export interface LiveComposition {
  /** The live composition of visitors; undefined while there is none, or if its releases do not match. */
  current(): Promise<Composition | undefined>;
  /** The same with the pages of operators. */
  forOperators(): Promise<Composition | undefined>;
  /** What a bucket of visitors gets: what is live, or a canary. */
  forBucket(bucket: number): Promise<Compositions | undefined>;
  /** Whether not all visitors get the same. */
  isDivided(): boolean;
}

export interface FollowOptions {
  readonly ledger: Ledger;
  /** Prepares the compositions of visitors; the live one comes first. */
  readonly prepare: (compositions: readonly [Composition, ...Composition[]]) => Promise<void>;
  readonly onTrouble: (error: unknown) => void;
}

/**
 * Follows the ledger's pointer. It is checked for every visitor, so each gets what was promoted or rolled back
 * before. If the pointer cannot be followed, the last good composition stays.
 */
export function followLive({ ledger, prepare, onTrouble }: FollowOptions): LiveComposition {
  let site: ComposedSite | undefined;
  let followed: { readonly stamp: string | undefined; readonly done: Promise<void> } | undefined;
  let retryAt = Infinity;

  /** What is live; with an invalid log, a gateway that has just started goes on with what it knew before. */
  async function liveNow(): Promise<Live> {
    try {
      return await ledger.live();
    } catch (error) {
      if (site !== undefined) throw error;
      const last = await ledger.lastLive();
      onTrouble(error);
      return last;
    }
  }

  async function read(stamp: string | undefined) {
    try {
      const live = await liveNow();
      if (stamp === undefined && Object.keys(live.trails).length === 0) return;
      const next = await composeSite(ledger, live, onTrouble);
      const prepared = prepare([next.live.visitors, ...next.canaries.map(({ visitors }) => visitors)]);
      // The first visitors of a site wait for its renderer here, later ones in their page.
      if (site === undefined) await prepared;
      if (followed?.stamp === stamp) site = next;
    } catch (error) {
      retryAt = performance.now() + troubleInterval;
      onTrouble(error);
    }
  }

  async function follow(): Promise<ComposedSite | undefined> {
    const stamp = await ledger.liveStamp();
    if (followed === undefined || stamp !== followed.stamp || performance.now() >= retryAt) {
      retryAt = Infinity;
      followed = { stamp, done: Promise.resolve(stamp).then(read) };
    }
    await followed.done;
    return site;
  }

  return {
    current: async () => (await follow())?.live.visitors,
    forOperators: async () => (await follow())?.live.operators,
    async forBucket(bucket) {
      const divided = await follow();
      return divided && compositionsFor(divided, bucket);
    },
    isDivided: () => site !== undefined && site.canaries.length > 0,
  };
}
