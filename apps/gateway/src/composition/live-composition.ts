import type { Composition } from '@livree/platform/release';
import { composeOrRefuse, liveVersions, readReleases, type Ledger, type ShellOffer } from '@livree/release';

/** Milliseconds between two looks at the pointer. */
const lookInterval = 100;

export interface LiveComposition {
  /** What is live now; undefined while nothing is, or what is does not fit the shell. */
  current(): Promise<Composition | undefined>;
}

/**
 * Follows the ledger's pointer. A pointer that cannot be followed leaves the last good composition in
 * place; `onTrouble` hears why.
 */
export function followLive(
  ledger: Ledger,
  shell: ShellOffer,
  onTrouble: (error: unknown) => void,
): LiveComposition {
  let composition: Composition | undefined;
  let seen: string | undefined;
  let lookedAt = -Infinity;
  let looking: Promise<void> | undefined;

  async function look() {
    const stamp = await ledger.liveStamp();
    if (stamp === undefined || stamp === seen) return;
    seen = stamp;
    composition = composeOrRefuse(await readReleases(ledger, liveVersions(await ledger.trails())), shell);
  }

  return {
    async current() {
      if (performance.now() - lookedAt >= lookInterval) {
        lookedAt = performance.now();
        looking = look().catch(onTrouble);
      }
      await looking;
      return composition;
    },
  };
}
