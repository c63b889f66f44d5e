import type { Language } from '@livree/contracts';
import { splitLanguage, withLanguage } from '@livree/i18n/language-address';
import type { KeyValueStore } from '@livree/platform/shell';
import { rememberChoice } from '../choices/choice-memory.ts';

const key = 'language';

/** Stores the choice for this browser, and for the server that renders the next page. */
export function rememberLanguage(store: KeyValueStore, language: Language): void {
  rememberChoice(store, key, language);
  document.documentElement.lang = language;
}

/** The language of the current address. */
export const addressLanguage = (): Language | undefined => splitLanguage(location.pathname).language;

/** The path of the current page without its language. */
export const ownPathname = (): string => splitLanguage(location.pathname).pathname;

/** Changes the address of the current page to a language. */
export function moveToLanguage(language: Language): void {
  const path = ownPathname() + location.search + location.hash;
  history.replaceState(history.state, '', withLanguage(path, language));
}

/** Whether a visitor chose a language in this browser before. */
export const hasLanguage = (store: KeyValueStore): boolean => store.read(key) !== null;
