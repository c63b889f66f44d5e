import { LRUCache } from 'lru-cache';
import type { Page } from './page.ts';

/** How many pages are cached, and for how many milliseconds; a failed page is tried again sooner. */
const keptPages = 300;
const freshFor = 10_000;
const failedFor = 3_000;

/** Milliseconds for which the last complete page is shown while a new one cannot be rendered. */
const lastKnownFor = 30 * 60_000;

/** Caches anonymous pages by key; concurrent requests for one page share its render. */
export interface PageCache {
  /** The page or, while the API is unreachable, its last complete render. */
  get(key: string, make: () => Promise<Page>): Promise<Page>;
  /** Whether `get` would answer from the cache. */
  has(key: string): boolean;
  /** Makes every page anew, because what all of them say has changed. */
  expire(): void;
}

interface Entry {
  page: Promise<Page>;
  freshUntil: number;
  lastKnown?: { readonly page: Page; readonly until: number };
}

/**
 * Only pages that search engines may index: pages with a code in their address, and customers' pages, have `noindex`.
 */
const isForEverybody = ({ status, head }: Page): boolean => status === 200 && head?.robots === undefined;

export function createPageCache(now: () => number): PageCache {
  const pages = new LRUCache<string, Entry>({ max: keptPages });
  const isFresh = ({ freshUntil }: Entry): boolean => now() < freshUntil;

  async function settle(entry: Entry): Promise<Page> {
    const page = await entry.page;
    entry.freshUntil = now() + (page.whole ? freshFor : failedFor);
    const { lastKnown } = entry;
    if (!page.whole && lastKnown !== undefined && now() < lastKnown.until) return lastKnown.page;
    if (page.whole && isForEverybody(page)) entry.lastKnown = { page, until: now() + lastKnownFor };
    else delete entry.lastKnown;
    return page;
  }

  return {
    has(key) {
      const kept = pages.get(key);
      return kept !== undefined && isFresh(kept);
    },
    expire() {
      for (const entry of pages.values()) entry.freshUntil = Math.min(entry.freshUntil, now());
    },
    get(key, make) {
      const kept = pages.get(key);
      if (kept !== undefined && isFresh(kept)) return kept.page;
      const entry: Entry = { ...kept, page: make(), freshUntil: Infinity };
      entry.page = settle(entry);
      entry.page.catch(() => pages.delete(key));
      pages.set(key, entry);
      return entry.page;
    },
  };
}
