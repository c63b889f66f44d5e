import type { Snapshot } from '@livree/contracts/compatibility';
import { shellId } from '@livree/release';
import { assertReleasable, publications, type Ledger } from '@livree/release/ledger';

/** What the check needs of a workplace. */
interface Promoter {
  readonly ledger: Ledger;
  api(): Promise<Snapshot | undefined>;
  now(): Date;
}

/**
 * Checks again what is about to go live, together, except for what was published in an emergency.
 * @throws Refusal with what would break
 */
export async function assertStillReleasable(
  { ledger, api, now }: Promoter,
  wanted: Readonly<Record<string, string>>,
): Promise<void> {
  const held = await publications(ledger);
  const isUnchecked = (id: string, version: string) =>
    held.some((known) => known.remote === id && known.version === version && known.isUnchecked);
  const together = await Promise.all(
    Object.entries(wanted).map(([id, version]) =>
      id === shellId ? ledger.shell(version) : ledger.release(id, version),
    ),
  );
  const surroundings = { api: await api(), together };
  for (const release of together)
    if (!isUnchecked(release.id, release.version))
      await assertReleasable(ledger, release, now(), surroundings);
}
