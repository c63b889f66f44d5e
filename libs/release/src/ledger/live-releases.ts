import type { Release } from '../release.ts';
import type { Ledger, Trails } from './ledger.ts';

/** Remote to live version. */
export function liveVersions(trails: Trails): Record<string, string> {
  return Object.fromEntries(
    Object.entries(trails).flatMap(([remote, [live]]) => (live === undefined ? [] : [[remote, live]])),
  );
}

/** The releases of these remote to version pairs. @throws Refusal naming one that was never published. */
export function readReleases(ledger: Ledger, versions: Readonly<Record<string, string>>): Promise<Release[]> {
  return Promise.all(Object.entries(versions).map(([remote, version]) => ledger.release(remote, version)));
}
