import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readStates } from '@livree/build/states';
import { releaseName } from '@livree/release';
import { liveVersions, type AnyRelease, type Ledger } from '@livree/release/ledger';
import { editionOfRules } from './edition-of-rules.ts';
import { digestOfVisits } from './site/digest-sources.ts';

/** Remembers what was visited and found in order, by the digests of the release, of all that is live beside it, of its states, and of the servers and the harness. */
export interface KeptVisits {
  has(release: AnyRelease): Promise<boolean>;
  add(release: AnyRelease, line: string): Promise<void>;
}

export function keptVisits(ledger: Ledger, folder: string): KeptVisits {
  async function locate({ id, version }: AnyRelease): Promise<string> {
    const joined = { ...liveVersions(await ledger.live()), [id]: version };
    const named = Object.entries(joined).toSorted(([one], [other]) => one.localeCompare(other));
    const digest = createHash('sha256')
      .update(JSON.stringify([editionOfRules, await digestOfVisits(), await readStates(id), id, named]))
      .digest('hex');
    return join(folder, digest.slice(0, 32));
  }
  // Something else may go live during a visit, which has not seen it.
  const located = new Map<string, Promise<string>>();
  function locateOnce(release: AnyRelease): Promise<string> {
    const name = releaseName(release.id, release.version);
    const file = located.get(name) ?? locate(release);
    located.set(name, file);
    return file;
  }
  return {
    has: async (release) => (await readFile(await locateOnce(release)).catch(() => undefined)) !== undefined,
    async add(release, line) {
      await mkdir(folder, { recursive: true });
      await writeFile(await locateOnce(release), `${line}\n`);
    },
  };
}
