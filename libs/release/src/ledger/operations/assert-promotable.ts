import type { Snapshot } from '@livree/contracts/compatibility';
import { shellId } from '../../release-name.ts';
import type { Ledger } from '../ledger.ts';
import { publications } from '../publications.ts';
import { assertReleasable } from './assert-releasable.ts';

/**
 * Compares what is about to go live with everything that visitors can still reach, except for what was published in an
 * emergency.
 * @param wanted versions by remote, which go live together
 * @throws Refusal with what would break
 */
export async function assertPromotable(
  ledger: Ledger,
  wanted: Readonly<Record<string, string>>,
  now: Date,
  api?: Snapshot,
): Promise<void> {
  const held = await publications(ledger);
  const isUnchecked = (id: string, version: string) =>
    held.some((known) => known.remote === id && known.version === version && known.isUnchecked);
  const together = await Promise.all(
    Object.entries(wanted).map(([id, version]) =>
      id === shellId ? ledger.shell(version) : ledger.release(id, version),
    ),
  );
  for (const release of together)
    if (!isUnchecked(release.id, release.version))
      await assertReleasable(ledger, release, now, { api, together });
}
