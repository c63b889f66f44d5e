import type { Snapshot } from '@livree/contracts/compatibility';
import { shellId } from '../../release-name.ts';
import type { Ledger } from '../ledger.ts';
import { publications } from '../publications.ts';
import type { AnyRelease } from '../released-files.ts';
import { assertReleasable } from './assert-releasable.ts';

interface TogetherOptions {
  readonly api?: Snapshot | undefined;
  /** Those that are compared; the others go live as they are. All, if it is not given. */
  readonly compared?: readonly AnyRelease[];
}

/**
 * Compares releases that go live together with everything that visitors can still reach, except for those that were published
 * in an emergency.
 * @throws Refusal with what would break
 */
export async function assertFitTogether(
  ledger: Ledger,
  together: readonly AnyRelease[],
  now: Date,
  { api, compared = together }: TogetherOptions,
): Promise<void> {
  const held = await publications(ledger);
  const isUnchecked = ({ id, version }: AnyRelease) =>
    held.some((known) => known.remote === id && known.version === version && known.isUnchecked);
  for (const release of compared)
    if (!isUnchecked(release)) await assertReleasable(ledger, release, now, { api, together });
}

/**
 * Compares what is about to go live, as `assertFitTogether` does.
 * @param wanted versions by remote, which go live together
 * @throws Refusal with what would break
 */
export async function assertPromotable(
  ledger: Ledger,
  wanted: Readonly<Record<string, string>>,
  now: Date,
  api?: Snapshot,
): Promise<void> {
  const together = await Promise.all(
    Object.entries(wanted).map(([id, version]) =>
      id === shellId ? ledger.shell(version) : ledger.release(id, version),
    ),
  );
  await assertFitTogether(ledger, together, now, { api });
}
