import { RecentMap } from '../recent-map.ts';
import type { Page } from './page.ts';

/** Pages kept, and for how many milliseconds; a page that failed is tried again sooner. */
const keptPages = 300;
const freshFor = 10_000;
const failedFor = 3_000;

/** Anonymous pages by key; requests for a page that is being made wait for that one. */
export interface PageCache {
  get(key: string, make: () => Promise<Page>): Promise<Page>;
}

export function createPageCache(now: () => number): PageCache {
  const pages = new RecentMap<string, { page: Promise<Page>; freshUntil: number }>(keptPages);
  return {
    get(key, make) {
      const kept = pages.get(key);
      if (kept !== undefined && now() < kept.freshUntil) return kept.page;
      const entry = { page: make(), freshUntil: Infinity };
      pages.set(key, entry);
      entry.page.then(
        (page) => {
          entry.freshUntil = now() + (page.mode === 'server' ? freshFor : failedFor);
        },
        () => pages.delete(key),
      );
      return entry.page;
    },
  };
}
