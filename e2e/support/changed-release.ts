import { createHash } from 'node:crypto';
import type { Release } from '@livree/release';
import {
  computeIntegrity,
  invite,
  openNamedLedger,
  publish,
  type Ledger,
  type ReadBuild,
} from '@livree/release/ledger';
import { siteOrigin } from './site.ts';

/** The ledger of the site that this run's journeys visit. */
export function siteLedger(): Promise<Ledger> {
  const data = process.env['LIVREE_E2E_DATA'];
  if (data === undefined) throw new Error('LIVREE_E2E_DATA names no folder');
  return openNamedLedger({}, data);
}

/** Returns the new text of a file (`browser/694.dede9847.js`, `server/index.mjs`), or undefined to keep it. */
export type Change = (path: string, text: string) => string | undefined;

type File = Release['entry'];

/** A build of a remote that differs from its live release. */
interface ChangedBuild {
  readonly version: string;
  readonly read: ReadBuild;
}

/** The live release of `remote` with changed files. @param given by default that of this run's site */
export async function changedBuild(remote: string, change: Change, given?: Ledger): Promise<ChangedBuild> {
  const ledger = given ?? (await siteLedger());
  const live = (await ledger.trails())[remote]?.[0];
  if (live === undefined) throw new Error(`${remote} is not live`);
  const release = await ledger.release(remote, live);
  const changed = new Map<string, Buffer>();

  async function apply(path: string): Promise<void> {
    const bytes = await ledger.file(remote, live ?? '', path);
    const text = bytes === undefined ? undefined : change(path, bytes.toString());
    if (text !== undefined) changed.set(path, Buffer.from(text));
  }
  await apply('server/index.mjs');
  for (const { file } of release.files) if (file.endsWith('.js')) await apply(`browser/${file}`);
  if (changed.size === 0) throw new Error(`the change meets no file of ${remote}`);
  // A browser refuses a changed chunk unless the file that loads it knows its new hash.
  for (const chunk of release.files) {
    const bytes = changed.get(`browser/${chunk.file}`);
    if (bytes === undefined) continue;
    for (const { file } of release.files.filter((other) => other !== chunk && other.file.endsWith('.js'))) {
      const path = `browser/${file}`;
      const loader = (changed.get(path) ?? (await ledger.file(remote, live, path)))?.toString() ?? '';
      const updated = loader.replaceAll(chunk.integrity, computeIntegrity(bytes));
      if (updated !== loader) changed.set(path, Buffer.from(updated));
    }
  }

  const described = (folder: string, file: File): File => {
    const bytes = changed.get(`${folder}/${file.file}`);
    return bytes === undefined ? file : { ...file, integrity: computeIntegrity(bytes), bytes: bytes.length };
  };
  const browser = (file: File): File => described('browser', file);
  const next: Release = {
    ...release,
    version: createHash('sha256')
      .update(JSON.stringify([live, ...changed]))
      .digest('hex')
      .slice(0, 12),
    entry: browser(release.entry),
    expose: browser(release.expose),
    files: release.files.map(browser),
    server: described('server', release.server),
  };
  const read = async (path: string) =>
    path === 'release.json'
      ? Buffer.from(JSON.stringify(next))
      : (changed.get(path) ?? (await ledger.file(remote, live, path)));
  return { version: next.version, read };
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
