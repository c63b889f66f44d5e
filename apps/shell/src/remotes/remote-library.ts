import type { BrowserComposition, BrowserRelease } from '@livree/release';
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

  /** A part of a remote, with its texts: both are asked for at once. */
  async function partOf<T>(
    release: BrowserRelease,
    isAfresh: boolean,
    load: (remote: Remote) => Promise<T>,
  ): Promise<T> {
    const remote = await source.load(release, isAfresh);
    const [part] = await Promise.all([load(remote), messages.ensure(remote)]);
    return part;
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
    return once(pages, `${remoteId} ${path}`, releases.get(remoteId), (release, isAfresh) =>
      partOf(release, isAfresh, async ({ routes }) => {
        const route = routes.find((candidate) => candidate.path === path);
        if (route === undefined || !('page' in route)) throw new Error(`${remoteId} has no page for ${path}`);
        return route.page();
      }),
    );
  }

  return {
    page,
    slot(name) {
      const provider = composition.remotes.find((release) => release.provides.includes(name));
      return once(slots, name, provider, (release, isAfresh) =>
        partOf(release, isAfresh, async (remote) => {
          const load = remote.slots[name];
          if (load === undefined) throw new Error(`${release.id} does not provide ${name}`);
          return load();
        }),
      );
    },
    release: (remoteId) => releases.get(remoteId),
  };
}
