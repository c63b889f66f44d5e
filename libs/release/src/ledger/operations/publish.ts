import type { Release } from '../../release.ts';
import { addRelease } from '../add-release.ts';
import { readBuiltRelease, type ReadBuild } from '../built-release.ts';
import type { Ledger } from '../ledger.ts';

export interface Published {
  readonly release: Release;
  readonly outcome: 'added' | 'known';
}

/** Adds the build that `read` gives, without making it live. @throws Refusal as `addRelease` does. */
export async function publish(
  ledger: Ledger,
  remote: string,
  read: ReadBuild,
  now: Date,
): Promise<Published> {
  const release = await readBuiltRelease(remote, read);
  const outcome = await addRelease(ledger, release, read);
  if (outcome === 'added')
    await ledger.record([{ at: now.toISOString(), act: 'publish', remote, version: release.version }]);
  return { release, outcome };
}
