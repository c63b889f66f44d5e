import { routeOwner, type BrowserComposition, type BrowserRelease } from '@livree/release';
import type { PageModule, Remote } from '@livree/platform';
import type { SlotModule } from '@livree/platform/shell';
import { startLoad, type Load } from './load.ts';

/** The source of a remote's code: federation in the browser, server bundles on the server. */
export interface RemoteSource {
  /** @param isAfresh nothing of an earlier load may be used again */
  load(release: BrowserRelease, isAfresh: boolean): Promise<Remote>;
}

/** Loads a remote's texts, which must be present before anything of it renders. */
export interface MessageLoader {
  ensure(remote: Remote): Promise<void>;
}

export interface RemoteFailure {
  readonly remote: string;
  readonly version: string;
  readonly error: unknown;
}

/** Every part of the composition, loaded on demand and kept for the visit. */
export interface RemoteLibrary {
  page(remoteId: string, path: string): Load<PageModule>;
  slot(name: string): Load<SlotModule>;
  /** Prefetches the page at a pathname; does nothing for an unknown one. */
  prefetch(pathname: string): void;
  release(remoteId: string): BrowserRelease | undefined;
}

export function createRemoteLibrary(options: {
  composition: BrowserComposition;
  source: RemoteSource;
  messages: MessageLoader;
  onFailure: (failure: RemoteFailure) => void;
}): RemoteLibrary {
  const { composition, source, messages, onFailure } = options;
  const pages = new Map<string, Load<PageModule>>();
  const slots = new Map<string, Load<SlotModule>>();
  const releases = new Map(composition.remotes.map((release) => [release.id, release]));

  async function remoteOf(release: BrowserRelease, isAfresh: boolean): Promise<Remote> {
    const remote = await source.load(release, isAfresh);
    await messages.ensure(remote);
    return remote;
  }

  function once<T>(
    loads: Map<string, Load<T>>,
    key: string,
    release: BrowserRelease | undefined,
    attempt: (release: BrowserRelease, isAfresh: boolean) => Promise<T>,
  ): Load<T> {
    const existing = loads.get(key);
    if (existing !== undefined) return existing;
    const load = startLoad(
      (isAfresh) =>
        release === undefined
          ? Promise.reject(new Error(`nothing provides ${key}`))
          : attempt(release, isAfresh),
      (error) => onFailure({ remote: release?.id ?? key, version: release?.version ?? 'none', error }),
    );
    loads.set(key, load);
    return load;
  }

  function page(remoteId: string, path: string) {
    return once(pages, `${remoteId} ${path}`, releases.get(remoteId), async (release, isAfresh) => {
      const remote = await remoteOf(release, isAfresh);
      const route = remote.routes.find((candidate) => candidate.path === path);
      if (route === undefined || !('page' in route)) throw new Error(`${remoteId} has no page for ${path}`);
      return route.page();
    });
  }

  return {
    page,
    slot(name) {
      const provider = composition.remotes.find((release) => release.provides.includes(name));
      return once(slots, name, provider, async (release, isAfresh) => {
        const load = (await remoteOf(release, isAfresh)).slots[name];
        if (load === undefined) throw new Error(`${release.id} does not provide ${name}`);
        return load();
      });
    },
    prefetch(pathname) {
      const owned = routeOwner(composition.remotes, pathname);
      if (owned !== undefined && owned.path.redirect === undefined) page(owned.remote.id, owned.path.path);
    },
    release: (remoteId) => releases.get(remoteId),
  };
}
