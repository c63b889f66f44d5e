import type { Release } from '../../release.ts';

/** The form in which patterns that differ only in case or parameter names are equal. */
export function canonicalPath(pattern: string): string {
  const path = pattern
    .toLowerCase()
    .replace(/\/:[^/]+/g, '/:')
    .replace(/\/+$/, '');
  return path === '' ? '/' : path;
}

export interface SharedClaim {
  readonly claim: string;
  readonly owners: readonly [string, string];
}

function firstSharedClaim(
  claims: Iterable<readonly [claim: string, owner: string]>,
): SharedClaim | undefined {
  const owners = new Map<string, string>();
  for (const [claim, owner] of claims) {
    const earlier = owners.get(claim);
    if (earlier !== undefined) return { claim, owners: [earlier, owner] };
    owners.set(claim, owner);
  }
  return undefined;
}

/** The first path with two owners, if any. */
export function pathWithTwoOwners(releases: readonly Release[]): SharedClaim | undefined {
  return firstSharedClaim(
    releases.flatMap(({ id, paths }) => paths.map(({ path }) => [canonicalPath(path), id] as const)),
  );
}

/** The first slot with two providers, if any. */
export function slotWithTwoOwners(releases: readonly Release[]): SharedClaim | undefined {
  return firstSharedClaim(
    releases.flatMap(({ id, provides }) => provides.map((slot) => [slot, id] as const)),
  );
}
