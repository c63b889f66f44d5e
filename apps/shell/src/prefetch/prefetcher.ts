import type { PrefetchContext } from '@livree/platform';
import { routeOwner, type BrowserComposition } from '@livree/release';
import type { Load } from '../remotes/load.ts';
import type { RemoteLibrary } from '../remotes/remote-library.ts';
import { heavyParts } from './heavy-parts.ts';
import { likelyPaths } from './likely-paths.ts';
import { mayPrefetch } from './may-prefetch.ts';
import type { Prefetcher } from './prefetcher-on-demand.ts';
import { idle, used } from './when.ts';

export interface PrefetcherOptions {
  readonly composition: BrowserComposition;
  readonly library: RemoteLibrary;
  /** What a page gathers its data with. */
  readonly context: (
    remoteId: string,
    params: PrefetchContext['params'],
    search: URLSearchParams,
  ) => PrefetchContext;
  readonly isSignedIn: () => boolean;
}

type Task = () => Promise<unknown>;

/** The part once it is here, or undefined once it has failed. */
function settled<T>(load: Load<T>): Promise<T | undefined> {
  return new Promise((resolve) => {
    const look = (): void => {
      const state = load.getState();
      if (state.status === 'ready') resolve(state.value);
      else if (state.status === 'failed') resolve(undefined);
      else return;
      stop();
    };
    const stop = load.subscribe(look);
    look();
  });
}

export function createPrefetcher(options: PrefetcherOptions): Prefetcher {
  const { composition, library, context, isSignedIn } = options;
  let turn = 0;

  /** @param isWanted whether the visitor has shown interest; without it, and without a session, a customer's own data stays on the server */
  async function loadPage(path: string, isWanted: boolean): Promise<void> {
    const owned = routeOwner(composition.remotes, path);
    if (owned === undefined || owned.path.redirect !== undefined) return;
    const page = await settled(library.page(owned.remote.id, owned.path.path, !isWanted));
    if (owned.path.access === 'public' || (isWanted && isSignedIn()))
      await page?.prefetch?.(
        context(owned.remote.id, owned.params, new URL(path, 'http://site.invalid').searchParams),
      );
  }

  async function loadSlot(name: string): Promise<void> {
    const slot = await settled(library.slot(name, true));
    await slot?.prefetch?.(context(name.split('/', 1)[0] ?? name, {}, new URLSearchParams()));
  }

  /** The slots that the pages of a remote place, and that another one provides. */
  function placedBy(remoteId: string): string[] {
    const provided = new Set(composition.remotes.flatMap(({ provides }) => provides));
    const placed = composition.remotes.find(({ id }) => id === remoteId)?.needs?.slots ?? [];
    return placed.filter((name) => provided.has(name));
  }

  /** Whether a remote's pages take payments: they run no code of remotes that have no part in it (PCI DSS 6.4.3). */
  function takesPayments(remoteId: string): boolean {
    const { provides = [], needs } = composition.remotes.find(({ id }) => id === remoteId) ?? {};
    return [...provides, ...(needs?.slots ?? [])].some((name) => name.startsWith('payments/settlement@'));
  }

  /** Runs the tasks of each group at once, and one group after the other. */
  async function inGroups(groups: readonly (readonly Task[])[]): Promise<void> {
    const mine = (turn += 1);
    await used();
    for (const tasks of groups) {
      await idle();
      if (turn !== mine || !mayPrefetch()) return;
      // Whoever needs the part later is told of a failure then.
      await Promise.allSettled(tasks.map((task) => task()));
    }
    // From here on a tap finds everything in place; the journeys wait for it.
    performance.mark('livree:prefetched');
  }

  return {
    page(path) {
      if (mayPrefetch()) void loadPage(path, true).catch(() => undefined);
    },
    follow({ remoteId, page }) {
      const likely = takesPayments(remoteId) ? [] : likelyPaths(isSignedIn());
      const pages = likely.map((path) => () => loadPage(path, false));
      void inGroups([
        heavyParts,
        [...placedBy(remoteId).map((name) => () => loadSlot(name)), async () => page.prefetchNext?.()],
        ...[0, 2, 4, 6, 8].map((from) => pages.slice(from, from + 2)),
      ]);
    },
  };
}
