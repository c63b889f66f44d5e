import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseName, type Release } from '@livree/release';
import {
  addRelease,
  browserFiles,
  folderStore,
  guestReleases,
  readBuiltRelease,
  Refusal,
  type Releases,
} from '@livree/release/ledger';
import { LRUCache } from 'lru-cache';
import { guestLimits, readGuest } from './read-guest.ts';

/** How many builds of developers are kept, and how many files one may have. */
const keptGuests = 20;
const mostFiles = 500;

/** The description of a build at an origin, and how to copy its files. */
interface FoundGuest {
  readonly release: Release;
  /** @throws Refusal if a file is missing, or is not what the description says */
  keep(): Promise<void>;
}

/** Copies of the builds that developers serve at allow-listed origins, for as long as the gateway runs. */
export interface Guests {
  readonly releases: Releases;
  /** @throws Refusal if there is no complete description */
  read(remote: string, origin: string): Promise<FoundGuest>;
}

/** Every file is checked against its release.json and then served by this site, so no policy has to be widened. */
export async function openGuests(folder: string, limits = guestLimits): Promise<Guests> {
  await rm(folder, { recursive: true, force: true });
  const releases = guestReleases(folderStore(folder));
  const kept = new LRUCache<string, { readonly id: string; readonly version: string }>({
    max: keptGuests,
    disposeAfter: ({ id, version }, _name, reason) => {
      if (reason === 'evict')
        void rm(join(folder, 'releases', id, version), { recursive: true, force: true });
    },
  });

  return {
    releases,
    async read(remote, origin) {
      const read = readGuest(origin, limits);
      const release = await readBuiltRelease(remote, read);
      if (browserFiles(release).length > mostFiles)
        throw new Refusal(`the build at ${origin} has more than ${mostFiles} files`);
      return {
        release,
        async keep() {
          await addRelease(releases, release, read);
          kept.set(releaseName(release.id, release.version), release);
        },
      };
    },
  };
}
