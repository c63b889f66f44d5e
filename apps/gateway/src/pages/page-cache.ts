import { RecentMap } from '../recent-map.ts';
import type { Page } from './page.ts';

/** Pages kept, and for how many milliseconds; a page that failed is tried again sooner. */
const keptPages = 300;
const freshFor = 10_000;
const failedFor = 3_000;

/** Anonymous pages by key; requests for a page that is being made wait for that one. */
export interface PageCache {
  get(key: string, make: () => Promise<Page>): Promise<Page>;
  /** Whether `get` would answer without making anything. */
  has(key: string): boolean;
}

export function createPageCache(now: () => number): PageCache {
  const pages = new RecentMap<string, { page: Promise<Page>; freshUntil: number }>(keptPages);
  const freshPage = (key: string): Promise<Page> | undefined => {
    const kept = pages.get(key);
    return kept !== undefined && now() < kept.freshUntil ? kept.page : undefined;
  };
  return {
    has: (key) => freshPage(key) !== undefined,
    get(key, make) {
      const kept = freshPage(key);
      if (kept !== undefined) return kept;
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
