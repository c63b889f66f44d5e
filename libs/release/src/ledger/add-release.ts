import { releaseName } from '../release-name.ts';
import type { ReadBuild } from './built-release.ts';
import { computeIntegrity, isIntact } from './integrity.ts';
import { keptForms } from './kept-forms.ts';
import { Refusal } from './refusal.ts';
import {
  browserFiles,
  fileWithTwoHashes,
  serverFiles,
  type AnyRelease,
  type ReleasedFile,
} from './released-files.ts';
import { releaseFolder, type Releases } from './releases.ts';
import { isAnswered } from './store/store-error.ts';

function assertOneHashPerFile(release: AnyRelease): void {
  const file = fileWithTwoHashes(release);
  if (file !== undefined)
    throw new Refusal(
      `the release.json of ${releaseName(release.id, release.version)} has two hashes for ${file}`,
    );
}

async function readVerified(
  release: AnyRelease,
  path: string,
  integrity: string,
  read: ReadBuild,
): Promise<Uint8Array> {
  const name = releaseName(release.id, release.version);
  const bytes = await read(path);
  if (bytes === undefined) throw new Refusal(`${name} names ${path}, which its build did not write`);
  if (!isIntact(bytes, integrity))
    throw new Refusal(`${path} of ${name} does not have the hash that its release.json gives`);
  return bytes;
}

function fingerprint(release: AnyRelease): string {
  return [...browserFiles(release), ...serverFiles(release)]
    .map(({ file, integrity }) => `${file} ${integrity}`)
    .toSorted()
    .join('\n');
}

/** A damaged release may be overwritten, because its version is derived from its content. */
function unlessDamaged(error: unknown): undefined {
  if (!isAnswered(error)) throw error;
}

async function isKnown(releases: Releases, release: AnyRelease): Promise<boolean> {
  const { id, version } = release;
  if (!(await releases.has(id, version))) return false;
  const known = await releases.any(id, version).catch(unlessDamaged);
  if (known === undefined) return false;
  if (fingerprint(known) === fingerprint(release)) return true;
  throw new Refusal(
    `${releaseName(id, version)} is already published with other files; a version is never overwritten`,
  );
}

interface Addition {
  /** Awaited with the hash of the release.json when only that file is missing. */
  readonly beforeLast?: (description: string) => Promise<void>;
  /** A release with many of the same files. */
  readonly earlier?: AnyRelease | undefined;
}

/**
 * Adds a build to the ledger after checking every byte against its release.json. Adding the same release again
 * changes nothing. The release.json is written last, so an interrupted addition is not a release.
 * @throws Refusal on a missing file, a wrong hash, or other bytes under an existing version
 */
export async function addRelease(
  releases: Releases,
  release: AnyRelease,
  read: ReadBuild,
  { beforeLast, earlier }: Addition = {},
): Promise<'added' | 'known'> {
  if (await isKnown(releases, release)) return 'known';
  assertOneHashPerFile(release);
  const folder = releaseFolder(release.id, release.version);
  const readFiles = (within: 'browser' | 'server', files: readonly ReleasedFile[]) =>
    Promise.all(
      files.map(async ({ file, integrity }) => {
        const path = `${within}/${file}`;
        return { path, file: { file, integrity }, bytes: await readVerified(release, path, integrity, read) };
      }),
    );
  const findForms = keptForms(releases, earlier);
  const verified = await Promise.all([
    readFiles('browser', browserFiles(release)),
    readFiles('server', serverFiles(release)),
  ]);
  await Promise.all(
    verified.flat().map(async ({ path, file, bytes }) => {
      const compressed = path.startsWith('browser/') ? await findForms(file, bytes) : {};
      for (const [suffix, form] of Object.entries({ '': bytes, ...compressed }))
        await releases.store.write(`${folder}/${path}${suffix}`, form);
    }),
  );
  const description = Buffer.from(`${JSON.stringify(release, null, 2)}\n`);
  await beforeLast?.(computeIntegrity(description));
  await releases.store.write(`${folder}/release.json`, description);
  return 'added';
}
