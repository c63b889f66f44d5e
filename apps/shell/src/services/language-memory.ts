import type { Language } from '@livree/contracts';
import { splitLanguage, withLanguage } from '@livree/i18n/language-address';
import type { KeyValueStore } from '@livree/platform/shell';
import { rememberChoice } from './choice-memory.ts';

const key = 'language';

/** Keeps the choice for this browser, and for the server that draws the next page. */
export function rememberLanguage(store: KeyValueStore, language: Language): void {
  rememberChoice(store, key, language);
  document.documentElement.lang = language;
}

/** The language that the present address names. */
export const addressLanguage = (): Language | undefined => splitLanguage(location.pathname).language;

/** The path of the present page, as the routes know it. */
export const ownPathname = (): string => splitLanguage(location.pathname).pathname;

/** Gives the present page its address in a language. */
export function moveToLanguage(language: Language): void {
  const path = ownPathname() + location.search + location.hash;
  history.replaceState(history.state, '', withLanguage(path, language));
}

export function rememberedLanguage(store: KeyValueStore): string | null {
  return store.read(key);
}
