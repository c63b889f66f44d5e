import type { PageModule, Remote } from '@livree/platform';
import type { SlotModule } from '@livree/platform/shell';
import { routeOwner, type BrowserComposition, type BrowserRelease } from '@livree/release';
import { ownPathname } from '../language/language-memory.ts';
import { startLoad, type Before, type Load } from './load.ts';

/** A part that did not load, or not in time. */
export interface Trouble<T> {
  readonly release: BrowserRelease;
  /** The attempt that failed, or that may still succeed. */
  readonly last: Promise<T>;
  /** Whether the part loaded, and then threw. */
  readonly hasThrown: boolean;
  /** Whether another release may still take its place: what is never ready may be after all. */
  readonly isWanted: () => boolean;
  /** Makes the part of a remote that loads. */
  readonly assemble: (loading: Promise<Remote>) => Promise<T>;
  /** Called once the part comes from another release. @param cause why the last attempt did not count */
  readonly onReplaced: (by: BrowserRelease, cause: unknown) => void;
}

/** The source of a remote's code: federation in the browser, server bundles on the server. */
export interface RemoteSource {
  load(release: BrowserRelease): Promise<Remote>;
  /** Loads a part again, from the same release or from another one. Without it, a failure is final. */
  recover?<T>(trouble: Trouble<T>): Promise<T>;
  /** Requests files of a release, and modules of the shell, that `load` and what follows it will need. */
  fetchAhead?(release: BrowserRelease, files: readonly string[], shared: readonly string[]): void;
}

/** Loads a remote's texts, which must be present before anything of it renders. */
export interface MessageLoader {
  /** Requests the texts that remotes share. */
  ensureShared(): Promise<void>;
  /**
   * @param isInDocument whether the part is the document's own page, whose texts came with it
   * @param isAnew whether the remote may be another release, which may look up other texts
   */
  ensure(remote: Remote, isInDocument: boolean, isAnew?: boolean): Promise<void>;
}

export interface RemoteFailure {
  readonly remote: string;
  readonly error: unknown;
  readonly where: 'load' | 'render';
  /** The release that took its place. */
  readonly replacedBy?: string | undefined;
}

/**
 * Every part of the composition, loaded on demand and kept for the visit. What somebody waits for is requested at once;
 * otherwise (`isIdle`) each file as the one before it names it.
 */
export interface RemoteLibrary {
  page(remoteId: string, path: string, isIdle?: boolean): Load<PageModule>;
  slot(name: string, isIdle?: boolean): Load<SlotModule>;
  /** The parts that were asked for in this visit. */
  parts(): readonly Load<unknown>[];
  /** The release that serves a remote in this visit: that of the composition, or the one that took its place. */
  release(remoteId: string): BrowserRelease | undefined;
}

/** Milliseconds after which a part that has not arrived is also looked for elsewhere. */
const patience = 4_000;

/** Milliseconds before a part that failed is tried again. */
const retryDelay = 800;

const pause = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));

interface Part<T> {
  /** Its path or the name of its slot. */
  readonly name: string;
  /** The release of the composition that provides it. */
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
  async function assemble<T>(
    { load, isInDocument = false }: Part<T>,
    loading: Promise<Remote>,
    isAnew?: boolean,
  ): Promise<T> {
    const shared = isInDocument ? undefined : messages.ensureShared();
    const remote = await loading;
    const [part] = await Promise.all([
      load(remote),
      messages.ensure(remote, isInDocument && !isAnew, isAnew),
      shared,
    ]);
    return part;
  }

  const current = <T>({ release }: Part<T>) => release && releases.get(release.id);

  const report = <T>({ name, release }: Part<T>, error: unknown, hasThrown: boolean, replacedBy?: string) =>
    onFailure({ remote: release?.id ?? name, error, where: hasThrown ? 'render' : 'load', replacedBy });

  /** Pages that came in advance come from the release that took over too. */
  function forgetUnseen(remoteId: string) {
    const seen = `${remoteId} ${routeOwner(composition.remotes, ownPathname())?.path.path}`;
    for (const key of pages.keys()) if (key.startsWith(`${remoteId} `) && key !== seen) pages.delete(key);
  }

  async function attempt<T>(part: Part<T>, before?: Before<T>): Promise<T> {
    const release = current(part);
    if (release === undefined) throw new Error(`nothing provides ${part.name}`);
    const { last = assemble(part, source.load(release)), hasThrown = false, isUnready } = before ?? {};
    if (source.recover === undefined) return last;
    const isHere = last.then(
      () => true,
      () => pause(retryDelay),
    );
    if (before === undefined && (await Promise.race([isHere, pause(patience)]))) return last;
    return source
      .recover({
        release,
        last,
        hasThrown,
        isWanted: isUnready ?? (() => true),
        assemble: (loading) => assemble(part, loading, true),
        onReplaced(by, cause) {
          if (isUnready === undefined) report(part, cause, hasThrown, by.version);
          releases.set(by.id, by);
          forgetUnseen(by.id);
        },
      })
      .catch(() => last);
  }

  function once<T>(loads: Map<string, Load<T>>, part: Part<T>, isIdle: boolean): Load<T> {
    const { name, release, files = [], isInDocument } = part;
    const key = `${release?.id} ${name}`;
    const existing = loads.get(key);
    if (existing !== undefined) return existing;
    if (release?.ahead !== undefined && !isIdle && !isInDocument)
      source.fetchAhead?.(release, [...files, ...release.ahead.texts], release.ahead.shared[name] ?? []);
    const load = startLoad<T>(
      (before) => attempt(part, before),
      (error, hasThrown) => report(part, error, hasThrown),
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

  const parts = () => [...pages.values(), ...slots.values()];

  return { page, slot, parts, release: (remoteId) => releases.get(remoteId) };
}
