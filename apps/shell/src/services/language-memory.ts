import type { Language } from '@livree/contracts';
import { rememberChoice } from './choice-memory.ts';
import type { KeyValueStore } from './storage.ts';

const key = 'language';

/** Keeps the choice for this browser, and for the server that draws the next page. */
export function rememberLanguage(store: KeyValueStore, language: Language): void {
  rememberChoice(store, key, language);
  document.documentElement.lang = language;
}

/** The language that an address asks for: search engines lead to pages by it. */
export const askedLanguage = (search: string): string | null => new URLSearchParams(search).get(key);

/** The same page without the language its address asks for. */
export function withoutAskedLanguage({ pathname, search, hash }: Location): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(key);
  return `${pathname}${parameters.size > 0 ? `?${parameters}` : ''}${hash}`;
}

export function rememberedLanguage(store: KeyValueStore): string | null {
  return store.read(key);
}
