import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shellReleaseSchema } from '@livree/release';
import { z } from '@livree/contracts/schema';
import { siteLedger } from './changed-release.ts';

function shellFiles() {
  const folder = join(process.env['LIVREE_E2E_DATA'] ?? '', 'shell');
  return readdirSync(folder).flatMap((version) => {
    const text = readFileSync(join(folder, version, 'release.json'), 'utf8');
    return z.parse(shellReleaseSchema, JSON.parse(text)).files;
  });
}

/** The hash that the release of an asset promised for it: '/assets/booking/4f…/entry.3c….js', '/assets/shell/shell.84….js'. */
export async function promisedHash(pathname: string): Promise<string | undefined> {
  const [, , owner = '', ...rest] = pathname.split('/');
  const [version = '', name = version] = rest;
  const files = owner === 'shell' ? shellFiles() : (await siteLedger().release(owner, version)).files;
  return files.find(({ file }) => file === name)?.integrity;
}
