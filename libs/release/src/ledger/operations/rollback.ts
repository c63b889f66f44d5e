import type { Ledger } from '../ledger.ts';
import { versionBefore } from './assert-moves-fit.ts';
import { assertPresent, type Leaving, type Present, readPresent } from './present.ts';

/** A rollback that was made. */
export interface RolledBack {
  /** The version that is live now. */
  readonly version: string;
  /** What it ended. */
  readonly left: Present | undefined;
}

/**
 * Makes the previous release of a remote, or of the shell, live again; with a canary, ends that.
 * @param leaving what is to be left; whatever is there, if nothing is named
 * @throws Refusal if there is no release before, if it no longer matches the others, or if somebody else has left `leaving` already
 */
export async function rollback(
  ledger: Ledger,
  remote: string,
  now: Date,
  leaving?: Leaving,
): Promise<RolledBack> {
  let left: Present | undefined;
  const [move] = await ledger.move(now, async (live) => {
    left = readPresent(live, remote);
    if (leaving !== undefined) assertPresent(remote, leaving, left);
    return [{ act: 'rollback', remote, version: versionBefore(live, remote) }];
  });
  return { version: move?.version ?? '', left };
}
