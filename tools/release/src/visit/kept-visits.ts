import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { liveVersions, type AnyRelease, type Ledger } from '@livree/release/ledger';
import { editionOfRules } from './edition-of-rules.ts';

/** Remembers what was visited and found in order, by the digests of the release and of all that is live beside it. */
export interface KeptVisits {
  has(release: AnyRelease): Promise<boolean>;
  add(release: AnyRelease, line: string): Promise<void>;
}

export function keptVisits(ledger: Ledger, folder: string): KeptVisits {
  async function locate({ id, version }: AnyRelease): Promise<string> {
    const joined = { ...liveVersions(await ledger.live()), [id]: version };
    const named = Object.entries(joined).toSorted(([one], [other]) => one.localeCompare(other));
    const digest = createHash('sha256')
      .update(JSON.stringify([editionOfRules, id, named]))
      .digest('hex');
    return join(folder, digest.slice(0, 32));
  }
  return {
    has: async (release) => (await readFile(await locate(release)).catch(() => undefined)) !== undefined,
    async add(release, line) {
      await mkdir(folder, { recursive: true });
      await writeFile(await locate(release), `${line}\n`);
    },
  };
}
