import { z } from '@livree/contracts/schema';
import { releaseName, shellId } from '../release-name.ts';
import { releaseSchema, shellReleaseSchema, type Release, type ShellRelease } from '../release.ts';
import { isIntact } from './integrity.ts';
import { Refusal } from './refusal.ts';
import type { AnyRelease } from './released-files.ts';
import type { Store } from './store/store.ts';

/** The releases in a store. */
export interface Releases {
  readonly store: Store;
  has(remote: string, version: string): Promise<boolean>;
  /** @throws Refusal if that version was never published, or its description is not the one that was published */
  release(remote: string, version: string): Promise<Release>;
  /** A release of the shell. @throws Refusal as `release` does */
  shell(version: string): Promise<ShellRelease>;
  /** A release of a remote, or of the shell, by its id. @throws Refusal as `release` does */
  any(id: string, version: string): Promise<AnyRelease>;
  /** A stored file of a release, e.g. `browser/entry.js.br`, `server/index.mjs`; undefined when there is none. */
  file(remote: string, version: string, path: string): Promise<Buffer | undefined>;
}

/** Says which releases count. */
export interface Voucher {
  /** Whether the release counts at all, and the hash of its release.json where that is known. */
  vouch(name: string): Promise<{ readonly hash?: string | undefined } | undefined>;
}

/** The folder of a release inside the store. */
export const releaseFolder = (remote: string, version: string): string => `releases/${remote}/${version}`;

function parse<T>(schema: z.ZodMiniType<T>, text: string): T | undefined {
  try {
    return z.safeParse(schema, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** The releases in a store for which `voucher` vouches. */
export function openReleases(store: Store, { vouch }: Voucher): Releases {
  const descriptionPath = (remote: string, version: string) =>
    `${releaseFolder(remote, version)}/release.json`;

  async function described<T>(schema: z.ZodMiniType<T>, id: string, version: string): Promise<T> {
    const name = releaseName(id, version);
    const vouched = await vouch(name);
    const bytes = vouched && (await store.read(descriptionPath(id, version)));
    if (bytes === undefined) throw new Refusal(`${name} was never published`);
    const isVouched = vouched?.hash === undefined || isIntact(bytes, vouched.hash);
    const release = isVouched ? parse(schema, bytes.toString()) : undefined;
    if (release === undefined)
      throw new Refusal(`the ledger's release.json of ${name} is damaged; publish the same sources again`);
    return release;
  }

  return {
    store,
    async has(remote, version) {
      if ((await vouch(releaseName(remote, version))) === undefined) return false;
      return (await store.stamp(descriptionPath(remote, version))) !== undefined;
    },
    release: (remote, version) => described(releaseSchema, remote, version),
    shell: (version) => described(shellReleaseSchema, shellId, version),
    any: (id, version) =>
      described<AnyRelease>(id === shellId ? shellReleaseSchema : releaseSchema, id, version),
    file: (remote, version, path) => store.read(`${releaseFolder(remote, version)}/${path}`),
  };
}

/** Releases that no log vouches for: the builds that developers lend. */
export const guestReleases = (store: Store): Releases => openReleases(store, { vouch: async () => ({}) });
