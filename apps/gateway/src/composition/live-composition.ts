import type { Composition } from '@livree/release';
import {
  composeOrRefuse,
  liveReleases,
  withoutOperators,
  type Ledger,
  type Live,
} from '@livree/release/ledger';

/** Milliseconds before the next attempt after the pointer could not be followed. */
const troubleInterval = 5_000;

export interface LiveComposition {
  /** The live composition of visitors; undefined while there is none, or if its releases do not match. */
  current(): Promise<Composition | undefined>;
  /** The same with the pages of operators. */
  forOperators(): Promise<Composition | undefined>;
}

export interface FollowOptions {
  readonly ledger: Ledger;
  /** Prepares the composition of visitors. */
  readonly prepare: (composition: Composition) => Promise<void>;
  readonly onTrouble: (error: unknown) => void;
}

/**
 * Follows the ledger's pointer. It is checked for every visitor, so each gets what was promoted or rolled back
 * before. If the pointer cannot be followed, the last good composition stays.
 */
export function followLive({ ledger, prepare, onTrouble }: FollowOptions): LiveComposition {
  let composition: Composition | undefined;
  let followed: { readonly stamp: string | undefined; readonly done: Promise<void> } | undefined;
  let retryAt = Infinity;

  /** What is live; with an invalid log, a gateway that has just started goes on with what it knew before. */
  async function liveNow(): Promise<Live> {
    try {
      return await ledger.live();
    } catch (error) {
      if (composition !== undefined) throw error;
      const last = await ledger.lastLive();
      onTrouble(error);
      return last;
    }
  }

  async function follow(stamp: string | undefined) {
    try {
      const live = await liveNow();
      if (stamp === undefined && Object.keys(live.trails).length === 0) return;
      const { shell, remotes } = await liveReleases(ledger, live);
      const next = composeOrRefuse(remotes, shell);
      const prepared = prepare(withoutOperators(next));
      // The first visitors of a site wait for its renderer here, later ones in their page.
      if (composition === undefined) await prepared;
      if (followed?.stamp === stamp) composition = next;
    } catch (error) {
      retryAt = performance.now() + troubleInterval;
      onTrouble(error);
    }
  }

  async function forOperators() {
    const stamp = await ledger.liveStamp();
    if (followed === undefined || stamp !== followed.stamp || performance.now() >= retryAt) {
      retryAt = Infinity;
      followed = { stamp, done: Promise.resolve(stamp).then(follow) };
    }
    await followed.done;
    return composition;
  }

  return {
    forOperators,
    async current() {
      const whole = await forOperators();
      return whole && withoutOperators(whole);
    },
  };
}
