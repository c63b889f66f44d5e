import { shellId } from '@livree/release';
import type { ReleasedFile } from '@livree/release/ledger';
import { siteLedger } from './changed-release.ts';

/** The files of every shell, because their addresses contain no version. */
async function shellFiles(): Promise<ReleasedFile[]> {
  const ledger = await siteLedger();
  const versions = await ledger.versions(shellId);
  const shells = await Promise.all(versions.map((version) => ledger.shell(version)));
  return shells.flatMap(({ files }) => files);
}

/** The hash of an asset in its release: '/assets/booking/4f…/entry.3c….js', '/assets/shell/shell.84….js'. */
export async function promisedHash(pathname: string): Promise<string | undefined> {
  const [, , owner = '', ...rest] = pathname.split('/');
  const [version = '', name = version] = rest;
  const files =
    owner === shellId ? await shellFiles() : (await (await siteLedger()).release(owner, version)).files;
  return files.find(({ file }) => file === name)?.integrity;
}
