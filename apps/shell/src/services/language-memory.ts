import type { Language } from '@livree/contracts';
import { writeCookie } from './cookies.ts';
import type { KeyValueStore } from './storage.ts';

const key = 'language';

/** Keeps the choice for this browser, and for the server that draws the next page. */
export function rememberLanguage(store: KeyValueStore, language: Language): void {
  store.write(key, language);
  writeCookie(key, language);
  document.documentElement.lang = language;
}

export function rememberedLanguage(store: KeyValueStore): string | null {
  return store.read(key);
}
