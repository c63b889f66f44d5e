import { compressedForms, isCompressedForm } from './precompress.ts';
import { browserFiles, type AnyRelease, type ReleasedFile } from './released-files.ts';
import { releaseFolder, type Releases } from './releases.ts';

/** The compressed forms of a browser file, by suffix. */
type FormsOf = (
  file: Pick<ReleasedFile, 'file' | 'integrity'>,
  bytes: Uint8Array,
) => Promise<Record<string, Buffer>>;

/**
 * Takes the compressed forms of files that have not changed from an earlier release, and compresses the others:
 * that takes most of the time of a publication.
 */
export function keptForms({ store }: Releases, earlier: AnyRelease | undefined): FormsOf {
  const known = new Map(earlier && browserFiles(earlier).map(({ file, integrity }) => [file, integrity]));

  async function kept(file: string, bytes: Uint8Array): Promise<Record<string, Buffer> | undefined> {
    if (earlier === undefined) return undefined;
    const path = `${releaseFolder(earlier.id, earlier.version)}/browser/${file}`;
    const [br, gz] = await Promise.all([store.read(`${path}.br`), store.read(`${path}.gz`)]);
    if (br === undefined || gz === undefined) return undefined;
    const areRight = await Promise.all([
      isCompressedForm('.br', br, bytes),
      isCompressedForm('.gz', gz, bytes),
    ]);
    return areRight.includes(false) ? undefined : { '.br': br, '.gz': gz };
  }

  return async ({ file, integrity }, bytes) => {
    const found = known.get(file) === integrity ? await kept(file, bytes) : undefined;
    return found ?? compressedForms(file, bytes);
  };
}
