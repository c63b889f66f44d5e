import type { Composition } from '@livree/release';
import type { Ledger, Live } from '@livree/release/ledger';
import { compositionsFor, composeSite, type Compositions, type ComposedSite } from './compose-site.ts';

/** Milliseconds before the next attempt after the pointer could not be followed, or a canary not be composed. */
const troubleInterval = 5_000;

/** Milliseconds between looks at a ledger on a server, which knows a move for one and a half seconds at most before its gateways do (decision 0147). */
const lookInterval = 500;

export interface LiveComposition {
  /** What visitors get right now; undefined while there is nothing, or if its releases do not match. Starts nobody waiting. */
  current(): Promise<Composition | undefined>;
  /** What a bucket of visitors gets: what is live, or a canary. Without a bucket, what is live. */
  forPage(bucket?: number): Promise<Compositions | undefined>;
  /** Whether not all visitors get the same. */
  isDivided(): boolean;
}

export interface FollowOptions {
  readonly ledger: Ledger;
  /** Makes the compositions of visitors ready to be rendered; the live one comes first. */
  readonly prepare: (compositions: readonly [Composition, ...Composition[]]) => Promise<void>;
  readonly onTrouble: (error: unknown) => void;
  /** Is told once that nothing is live in the ledger. */
  readonly onEmpty?: () => void;
}

/**
 * Follows the ledger's pointer, which is checked for every visitor. Whose page notices that it moved waits until what
 * is live can be rendered, and gets that; everybody else gets what was live before until then, and nobody waits. If
 * the pointer cannot be followed, the last good composition stays.
 */
export function followLive({ ledger, prepare, onTrouble, onEmpty }: FollowOptions): LiveComposition {
  let site: ComposedSite | undefined;
  let followed: { readonly stamp: string | undefined; readonly done: Promise<void> } | undefined;
  let retryAt = Infinity;
  let toldMissing = '';
  let toldEmpty = false;
  let toldTrouble = '';

  /** A canary may be missing until an operator ends it, so each reason is told once. */
  function retryMissing(missing: readonly unknown[]) {
    if (missing.length > 0) retryAt = performance.now() + troubleInterval;
    const reasons = missing.map(String).toSorted().join('; ');
    if (reasons !== toldMissing) for (const error of missing) onTrouble(error);
    toldMissing = reasons;
  }

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
      if (stamp === undefined && Object.keys(live.trails).length === 0) {
        if (!toldEmpty) onEmpty?.();
        toldEmpty = true;
        return;
      }
      const next = await composeSite(ledger, live);
      await prepare([next.live.visitors, ...next.canaries.map(({ visitors }) => visitors)]);
      retryMissing(next.missing);
      toldTrouble = '';
      if (followed?.stamp === stamp) site = next;
    } catch (error) {
      retryAt = performance.now() + troubleInterval;
      if (String(error) !== toldTrouble) onTrouble(error);
      toldTrouble = String(error);
    }
  }

  /** @param isPage a page that notices a change waits for it */
  async function follow(isPage: boolean): Promise<ComposedSite | undefined> {
    const stamp = await ledger.liveStamp();
    const isNews = followed === undefined || stamp !== followed.stamp || performance.now() >= retryAt;
    if (isNews) {
      retryAt = Infinity;
      followed = { stamp, done: Promise.resolve(stamp).then(read) };
    }
    if (site === undefined || (isNews && isPage)) await followed?.done;
    return site;
  }

  return {
    current: async () => (await follow(false))?.live.visitors,
    async forPage(bucket) {
      const composed = await follow(true);
      return composed && (bucket === undefined ? composed.live : compositionsFor(composed, bucket));
    },
    isDivided: () => site !== undefined && site.canaries.length > 0,
  };
}

/**
 * Looks whether the pointer moved, although nobody asks for a page: so all gateways know at about the same time.
 * @returns what ends it
 */
export function keepLooking({ current }: Pick<LiveComposition, 'current'>): () => void {
  // A store that does not answer says so itself.
  const look = () => void current().catch(() => undefined);
  const timer = setInterval(look, lookInterval).unref();
  return () => clearInterval(timer);
}
