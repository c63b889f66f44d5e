import type { Release } from '@livree/release';
import { isShell, type AnyRelease, type Ledger } from '@livree/release/ledger';

/**
 * A ledger whose releases name no origin for their files but an allowed one. Of any other release this site serves the files, which the
 * ledger holds anyway.
 */
export function withAllowedAssets(ledger: Ledger, origins: readonly string[]): Ledger {
  function allowed<T extends AnyRelease>(release: T): T {
    if (isShell(release) || release.assets === undefined) return release;
    return origins.includes(new URL(release.assets).origin) ? release : { ...release, assets: undefined };
  }
  return {
    ...ledger,
    release: async (remote, version): Promise<Release> => allowed(await ledger.release(remote, version)),
    any: async (id, version) => allowed(await ledger.any(id, version)),
  };
}
