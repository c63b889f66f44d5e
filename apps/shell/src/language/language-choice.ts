import { isLanguage, type Language } from '@livree/i18n';
import type { Clock, KeyValueStore } from '@livree/platform/shell';
import { markPending } from '../choices/choice-memory.ts';
import type { Choice } from '../choices/choice.ts';
import { moveToLanguage, rememberLanguage } from './language-memory.ts';
import type { createLanguage } from './language.ts';

interface Memory {
  readonly store: KeyValueStore;
  readonly clock: Clock;
  /** Called if the texts of a language do not arrive: the page stays as it is. */
  readonly onUnavailable: () => void;
}

/** The visitor's language as a preference; the page's address follows it. */
export function createLanguageChoice(
  language: ReturnType<typeof createLanguage>,
  { store, clock, onUnavailable }: Memory,
): Choice<Language> {
  const speak = (next: Language, chosenAt?: Date): Promise<void> =>
    language.change(next, () => {
      if (chosenAt !== undefined) markPending(store, 'language', chosenAt);
      moveToLanguage(next);
      rememberLanguage(store, next);
    });
  return {
    ...language.current,
    set: (next) => void speak(next, clock.now()).catch(onUnavailable),
    adopt(value) {
      if (isLanguage(value) && value !== language.current.getState()) speak(value).catch(() => undefined);
    },
  };
}
