import { LRUCache } from 'lru-cache';

const mostTexts = 20;
/** Milliseconds after which a text is created again. */
const freshFor = 10_000;

/**
 * Returns a text by its key; while it cannot be created, the last one. @throws what `make` throws if there is none
 */
export type CachedText = (key: string, make: () => Promise<string>) => Promise<string>;

/** Caches texts that cost several API calls, for all requests within some seconds. */
export function cacheTexts(now: () => number): CachedText {
  const texts = new LRUCache<string, { readonly text: Promise<string>; readonly freshUntil: number }>({
    max: mostTexts,
  });
  return (key, make) => {
    const kept = texts.get(key);
    if (kept !== undefined && now() < kept.freshUntil) return kept.text;
    const text = make().catch((error: unknown) => {
      if (kept === undefined) throw error;
      return kept.text;
    });
    texts.set(key, { text, freshUntil: now() + freshFor });
    text.catch(() => texts.delete(key));
    return text;
  };
}
