import type { PageModule, Remote } from '@livree/platform';
import type { SlotModule } from '@livree/platform/shell';
import type { BrowserComposition, BrowserRelease } from '@livree/release';
import { startLoad, type Load } from './load.ts';

/** The source of a remote's code: federation in the browser, server bundles on the server. */
export interface RemoteSource {
  /** @param isAfresh nothing of an earlier load may be used again */
  load(release: BrowserRelease, isAfresh: boolean): Promise<Remote>;
  /** Requests files of a release, and modules of the shell, that `load` and what follows it will need. */
  fetchAhead?(release: BrowserRelease, files: readonly string[], shared: readonly string[]): void;
}

/** Loads a remote's texts, which must be present before anything of it renders. */
export interface MessageLoader {
  /** Requests the texts that remotes share. */
  ensureShared(): Promise<void>;
  /** @param isInDocument whether the part is the document's own page, whose texts came with it */
  ensure(remote: Remote, isInDocument: boolean): Promise<void>;
}

export interface RemoteFailure {
  readonly remote: string;
  readonly version: string;
  readonly error: unknown;
}

/**
 * Every part of the composition, loaded on demand and kept for the visit. What somebody waits for is requested at once;
 * otherwise (`isIdle`) each file as the one before it names it.
 */
export interface RemoteLibrary {
  page(remoteId: string, path: string, isIdle?: boolean): Load<PageModule>;
  slot(name: string, isIdle?: boolean): Load<SlotModule>;
  release(remoteId: string): BrowserRelease | undefined;
}

interface Part<T> {
  /** Its path or the name of its slot. */
  readonly name: string;
  /** The release that provides it. */
  readonly release: BrowserRelease | undefined;
  readonly files: readonly string[] | undefined;
  readonly load: (remote: Remote) => Promise<T>;
  readonly isInDocument?: boolean;
}

export function createRemoteLibrary(options: {
  composition: BrowserComposition;
  source: RemoteSource;
  messages: MessageLoader;
  /** The document's page, if its texts are in the document. */
  documentPage?: { readonly remoteId: string; readonly path: string } | undefined;
  onFailure: (failure: RemoteFailure) => void;
}): RemoteLibrary {
  const { composition, source, messages, documentPage, onFailure } = options;
  const pages = new Map<string, Load<PageModule>>();
  const slots = new Map<string, Load<SlotModule>>();
  const releases = new Map(composition.remotes.map((release) => [release.id, release]));

  /** A part of a remote, with its texts: both are asked for at once. */
  async function attempt<T>(
    { name, release, load, isInDocument = false }: Part<T>,
    isAfresh: boolean,
  ): Promise<T> {
    if (release === undefined) throw new Error(`nothing provides ${name}`);
    const shared = isInDocument ? undefined : messages.ensureShared();
    const remote = await source.load(release, isAfresh);
    const [part] = await Promise.all([load(remote), messages.ensure(remote, isInDocument), shared]);
    return part;
  }

  function once<T>(loads: Map<string, Load<T>>, part: Part<T>, isIdle: boolean): Load<T> {
    const { name, release, files = [], isInDocument } = part;
    const key = `${release?.id} ${name}`;
    const existing = loads.get(key);
    if (existing !== undefined) return existing;
    if (release?.ahead !== undefined && !isIdle && !isInDocument)
      source.fetchAhead?.(release, [...files, ...release.ahead.texts], release.ahead.shared[name] ?? []);
    const load = startLoad(
      (isAfresh) => attempt(part, isAfresh),
      (error) => onFailure({ remote: release?.id ?? name, version: release?.version ?? 'none', error }),
    );
    loads.set(key, load);
    return load;
  }

  function page(remoteId: string, path: string, isIdle = false) {
    const release = releases.get(remoteId);
    const load = async ({ routes }: Remote): Promise<PageModule> => {
      const route = routes.find((candidate) => candidate.path === path);
      if (route === undefined || !('page' in route)) throw new Error(`${remoteId} has no page for ${path}`);
      return route.page();
    };
    const isInDocument = documentPage?.remoteId === remoteId && documentPage.path === path;
    const files = release?.ahead?.paths[path];
    return once(pages, { name: path, release, files, load, isInDocument }, isIdle);
  }

  function slot(name: string, isIdle = false) {
    const release = composition.remotes.find(({ provides }) => provides.includes(name));
    const load = async ({ id, slots: provided }: Remote): Promise<SlotModule> => {
      const loadSlot = provided[name];
      if (loadSlot === undefined) throw new Error(`${id} does not provide ${name}`);
      return loadSlot();
    };
    return once(slots, { name, release, files: release?.ahead?.slots[name], load }, isIdle);
  }

  return { page, slot, release: (remoteId) => releases.get(remoteId) };
}
