import { isLanguage, type Language } from '@livree/i18n';
import type { Clock, KeyValueStore } from '@livree/platform/shell';
import { markOwn } from './choice-memory.ts';
import { moveToLanguage, rememberLanguage } from './language-memory.ts';
import type { createLanguage } from './language.ts';
import type { Choice } from './preferences.ts';

/** The visitor's language as a preference; the page's address follows it. */
export function createLanguageChoice(
  language: ReturnType<typeof createLanguage>,
  store: KeyValueStore,
  clock: Clock,
): Choice<Language> {
  const speak = (next: Language): Promise<void> =>
    language.change(next, () => {
      moveToLanguage(next);
      rememberLanguage(store, next);
    });
  return {
    ...language.current,
    set(next) {
      markOwn(store, 'language', clock.now());
      void speak(next);
    },
    adopt(value) {
      if (isLanguage(value) && value !== language.current.get()) void speak(value);
    },
  };
}
