import { releaseName } from '../release-name.ts';
import type { Release } from '../release.ts';
import type { ReadBuild } from './built-release.ts';
import { integrityOf } from './integrity.ts';
import { releaseFolder, type Ledger } from './ledger.ts';
import { compressedForms } from './precompress.ts';
import { Refusal } from './refusal.ts';

type File = Release['entry'];

/** The files that a browser may request, each once. */
export function browserFiles(release: Release): File[] {
  const frames = release.frames.flatMap(({ script, css }) => [script, ...css]);
  const named = [release.entry, release.expose, ...release.css, ...release.files, ...frames];
  return [...new Map(named.map((file) => [file.file, file])).values()];
}

function assertOneHashPerFile(release: Release): void {
  const agreed = new Map(browserFiles(release).map(({ file, integrity }) => [file, integrity]));
  const differing = [release.entry, release.expose, ...release.css, ...release.files].find(
    ({ file, integrity }) => agreed.get(file) !== integrity,
  );
  if (differing)
    throw new Refusal(
      `the release.json of ${releaseName(release.id, release.version)} has two hashes for ${differing.file}`,
    );
}

async function readVerified(
  release: Release,
  path: string,
  integrity: string,
  read: ReadBuild,
): Promise<Uint8Array> {
  const name = releaseName(release.id, release.version);
  const bytes = await read(path);
  if (bytes === undefined) throw new Refusal(`${name} names ${path}, which its build did not write`);
  if (integrityOf(bytes) !== integrity)
    throw new Refusal(`${path} of ${name} does not have the hash that its release.json gives`);
  return bytes;
}

function fingerprint(release: Release): string {
  return [...browserFiles(release), release.server]
    .map(({ file, integrity }) => `${file} ${integrity}`)
    .toSorted()
    .join('\n');
}

/** A damaged release may be overwritten, because its version is derived from its content. */
function unlessDamaged(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error;
}

async function isKnown(ledger: Ledger, release: Release): Promise<boolean> {
  const { id, version } = release;
  if (!(await ledger.has(id, version))) return false;
  const known = await ledger.release(id, version).catch(unlessDamaged);
  if (known === undefined) return false;
  if (fingerprint(known) === fingerprint(release)) return true;
  throw new Refusal(
    `${releaseName(id, version)} is already published with other files; a version is never overwritten`,
  );
}

/**
 * Adds a build to the ledger after checking every byte against its release.json. Adding the same release again
 * changes nothing. The release.json is written last, so an interrupted addition is not a release.
 * @param beforeLast is awaited when only the release.json is missing
 * @throws Refusal on a missing file, a wrong hash, or other bytes under an existing version
 */
export async function addRelease(
  ledger: Ledger,
  release: Release,
  read: ReadBuild,
  beforeLast: () => Promise<void> = async () => {},
): Promise<'added' | 'known'> {
  if (await isKnown(ledger, release)) return 'known';
  assertOneHashPerFile(release);
  const folder = releaseFolder(release.id, release.version);
  const verified = await Promise.all(
    browserFiles(release).map(async ({ file, integrity }) => ({
      file,
      bytes: await readVerified(release, `browser/${file}`, integrity, read),
    })),
  );
  const server = await readVerified(release, `server/${release.server.file}`, release.server.integrity, read);
  await Promise.all(
    verified.map(async ({ file, bytes }) => {
      const forms = { '': bytes, ...(await compressedForms(file, bytes)) };
      for (const [suffix, form] of Object.entries(forms))
        await ledger.store.write(`${folder}/browser/${file}${suffix}`, form);
    }),
  );
  await ledger.store.write(`${folder}/server/${release.server.file}`, server);
  await beforeLast();
  await ledger.store.write(`${folder}/release.json`, `${JSON.stringify(release, null, 2)}\n`);
  return 'added';
}
