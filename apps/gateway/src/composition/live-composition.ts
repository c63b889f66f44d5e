import type { Composition } from '@livree/release';
import {
  composeOrRefuse,
  liveVersions,
  readReleases,
  type Ledger,
  type ShellOffer,
} from '@livree/release/ledger';

/** Milliseconds between two looks at the pointer, and after one that failed. */
const lookInterval = 100;
const troubleInterval = 5_000;

export interface LiveComposition {
  /** What is live now; undefined while nothing is, or what is does not fit the shell. */
  current(): Promise<Composition | undefined>;
}

export interface FollowOptions {
  readonly ledger: Ledger;
  readonly shell: ShellOffer;
  /** Makes a composition ready for visitors; they get the one before until then. */
  readonly prepare: (composition: Composition) => Promise<void>;
  readonly onTrouble: (error: unknown) => void;
}

/** Follows the ledger's pointer. A pointer that cannot be followed leaves the last good composition in place. */
export function followLive({ ledger, shell, prepare, onTrouble }: FollowOptions): LiveComposition {
  let composition: Composition | undefined;
  let seen: string | undefined;
  let nextLook = -Infinity;
  let looking: Promise<void> | undefined;

  async function look() {
    const stamp = await ledger.liveStamp();
    if (stamp === undefined || stamp === seen) return;
    const next = composeOrRefuse(await readReleases(ledger, liveVersions(await ledger.trails())), shell);
    await prepare(next);
    composition = next;
    seen = stamp;
  }

  async function lookOnce() {
    try {
      await look();
      nextLook = performance.now() + lookInterval;
    } catch (error) {
      nextLook = performance.now() + troubleInterval;
      onTrouble(error);
    } finally {
      looking = undefined;
    }
  }

  return {
    async current() {
      if (performance.now() >= nextLook) looking ??= lookOnce();
      if (composition === undefined) await looking;
      return composition;
    },
  };
}
