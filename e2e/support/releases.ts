import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from '@livree/contracts/schema';

const filesSchema = z.object({ files: z.array(z.object({ file: z.string(), integrity: z.string() })) });

function dataFolder(): string {
  const folder = process.env['LIVREE_E2E_DATA'];
  if (folder === undefined) throw new Error('no site runs: LIVREE_E2E_DATA is not set');
  return folder;
}

function promisedIn(folder: string, file: string): string | undefined {
  const release = z.parse(filesSchema, JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')));
  return release.files.find((promised) => promised.file === file)?.integrity;
}

/** The hash that the release of an asset promised for it: '/assets/booking/4f…/entry.3c….js', '/assets/shell/shell.84….js'. */
export function promisedHash(pathname: string): string | undefined {
  const [, , owner = '', ...rest] = pathname.split('/');
  const [first = '', file = first] = rest;
  if (owner !== 'shell') return promisedIn(join(dataFolder(), 'ledger/releases', owner, first), file);
  const shells = join(dataFolder(), 'shell');
  return readdirSync(shells)
    .map((version) => promisedIn(join(shells, version), file))
    .find((hash) => hash !== undefined);
}
