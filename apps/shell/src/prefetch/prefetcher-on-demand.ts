import type { PageModule } from '@livree/platform';
import { whenLoaded } from './when.ts';

/** Loads what the visitor probably needs next: code, styles, texts and data. Nothing on a slow or metered connection. */
export interface Prefetcher {
  /** The page at a path of this site; nothing for an unknown one. */
  page(path: string): void;
  /** The next steps from a page, a few at a time while the browser is idle; those of the page before are dropped. */
  follow(shown: { readonly remoteId: string; readonly page: PageModule }): void;
}

/** Loads nothing, as on the server. */
export const noPrefetcher: Prefetcher = { page: () => undefined, follow: () => undefined };

/** A prefetcher whose own code comes after the document. */
export function prefetcherOnDemand(load: () => Promise<Prefetcher>): Prefetcher {
  let loading: Promise<Prefetcher> | undefined;
  const once = (act: (prefetcher: Prefetcher) => void): void =>
    whenLoaded(() => void (loading ??= load()).then(act, () => (loading = undefined)));
  return {
    page: (path) => once((prefetcher) => prefetcher.page(path)),
    follow: (shown) => once((prefetcher) => prefetcher.follow(shown)),
  };
}
