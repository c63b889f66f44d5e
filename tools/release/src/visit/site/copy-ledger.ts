import { join } from 'node:path';
import {
  browserFiles,
  computeIntegrity,
  liveVersions,
  openNamedLedger,
  promote,
  retire,
  serverFiles,
  type AnyRelease,
  type Ledger,
  type ReadBuild,
} from '@livree/release/ledger';
import type { Candidate } from '../candidate.ts';

/** The ledger of a visited site: what is live, and the release that would join it. */
export interface LedgerCopy {
  /** Adds a build and makes it live, beside what is live in the ledger that was copied. */
  join(candidate: Candidate): Promise<void>;
  /** Makes these releases of the ledger that was copied live, and takes all other remotes offline. */
  show(versions: Readonly<Record<string, string>>): Promise<void>;
}

/** Copies a release without its compressed forms, and notes it in the log, as its publication would. */
async function copyRelease(to: Ledger, release: AnyRelease, read: ReadBuild, now: Date): Promise<void> {
  const { id, version } = release;
  const files = [
    ...browserFiles(release).map(({ file }) => `browser/${file}`),
    ...serverFiles(release).map(({ file }) => `server/${file}`),
  ];
  await Promise.all(
    files.map(async (path) => {
      const bytes = await read(path);
      if (bytes !== undefined) await to.store.write(`releases/${id}/${version}/${path}`, bytes);
    }),
  );
  const description = Buffer.from(JSON.stringify(release));
  await to.store.write(`releases/${id}/${version}/release.json`, description);
  await to.record(now, { act: 'publish', remote: id, version, description: computeIntegrity(description) });
}

/**
 * Fills a ledger in the folder `data` with everything that is live in `from`. Only its own keys sign there; nothing of
 * `from` changes.
 */
export async function copyLedger(from: Ledger, data: string, now: () => Date): Promise<LedgerCopy> {
  const joined = await openNamedLedger({ LIVREE_LEDGER: join(data, 'ledger') }, data);
  const live = liveVersions(await from.live());
  async function copyMissing(versions: Readonly<Record<string, string>>): Promise<void> {
    for (const [id, version] of Object.entries(versions)) {
      if (await joined.has(id, version)) continue;
      const known = await from.any(id, version);
      await copyRelease(joined, known, (path) => from.file(id, version, path), now());
    }
  }
  await copyMissing(live);
  await promote(joined, live, now());
  return {
    async join({ release, read }) {
      const { id, version } = release;
      if (!(await joined.has(id, version))) await copyRelease(joined, release, read, now());
      await promote(joined, { ...live, [id]: version }, now());
    },
    async show(versions) {
      await copyMissing(versions);
      await promote(joined, versions, now());
      const shown = Object.keys(liveVersions(await joined.live()));
      for (const remote of shown.filter((id) => versions[id] === undefined))
        await retire(joined, { remote }, now());
    },
  };
}
