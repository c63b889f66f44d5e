import { isLanguage, type Language } from '@livree/i18n';
import type { Clock, Navigation } from '@livree/platform';
import { markOwn } from './choice-memory.ts';
import { askedLanguage, rememberLanguage, withoutAskedLanguage } from './language-memory.ts';
import type { createLanguage } from './language.ts';
import type { Choice } from './preferences.ts';
import type { KeyValueStore } from './storage.ts';

/** The visitor's language as something to choose; a choice goes before the language that the address asks for. */
export function createLanguageChoice(
  language: ReturnType<typeof createLanguage>,
  store: KeyValueStore,
  clock: Clock,
  go: Navigation['go'],
): Choice<Language> {
  const speak = async (next: Language): Promise<void> => {
    await language.change(next);
    rememberLanguage(store, next);
  };
  return {
    ...language.current,
    set(next) {
      if (askedLanguage(location.search) !== null) go(withoutAskedLanguage(location), { replace: true });
      markOwn(store, 'language', clock.now());
      void speak(next);
    },
    adopt(value) {
      const isMeant = askedLanguage(location.search) === null && value !== language.current.get();
      if (isLanguage(value) && isMeant) void speak(value);
    },
  };
}
