import { invite, openNamedLedger, publish, type Ledger } from '@livree/release/ledger';
import { changeBuild, type Change, type ChangedBuild } from '@livree/release/testing';
import { siteOrigin } from './site.ts';

export type { Change } from '@livree/release/testing';

/** The ledger of the site that this run's journeys visit. */
export function siteLedger(): Promise<Ledger> {
  const data = process.env['LIVREE_E2E_DATA'];
  if (data === undefined) throw new Error('LIVREE_E2E_DATA names no folder');
  return openNamedLedger({}, data);
}

/** The live release of `remote` with changed files. @param given by default that of this run's site */
export async function changedBuild(remote: string, change: Change, given?: Ledger): Promise<ChangedBuild> {
  const ledger = given ?? (await siteLedger());
  const live = (await ledger.trails())[remote]?.[0];
  if (live === undefined) throw new Error(`${remote} is not live`);
  const release = await ledger.release(remote, live);
  return changeBuild(release, (path) => ledger.file(remote, live, path), change);
}

/** The link with which a tester begins to try a release, on a page of the site. */
export async function trialLink(release: string, path = '/'): Promise<string> {
  const { host } = new URL(siteOrigin());
  const wish = { releases: [release], host, duration: 3_600_000, isUnchecked: false };
  const { pass } = await invite(await siteLedger(), wish, new Date());
  return `${path}?${new URLSearchParams({ remote: release, invitation: pass })}`;
}

/**
 * Publishes the live release of `remote` again, with changed files, and returns the new version. Nothing is promoted.
 */
export async function publishChanged(remote: string, change: Change): Promise<string> {
  const { version, read } = await changedBuild(remote, change);
  await publish(await siteLedger(), remote, read, new Date());
  return version;
}
