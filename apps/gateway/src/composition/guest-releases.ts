import type { Release } from '@livree/release';
import { addRelease, buildAt, readBuiltRelease, Refusal, type Releases } from '@livree/release/ledger';

/** Milliseconds for one file of a developer's build. */
const fetchLimit = 3000;

/**
 * Copies the build that a developer serves at an allow-listed origin. Every file is checked against its release.json
 * and then served by this site, so no policy has to be widened.
 * @throws Refusal if the origin is not allowed, or its build is incomplete
 */
export async function adoptGuest(
  guests: Releases,
  allowed: readonly string[],
  remote: string,
  origin: string,
): Promise<Release> {
  if (!allowed.includes(origin)) throw new Refusal(`${origin} is not one of LIVREE_OVERRIDE_ORIGINS`);
  const read = buildAt(origin, fetchLimit);
  const release = await readBuiltRelease(remote, read);
  await addRelease(guests, release, read);
  return release;
}
