import { createContext, useContext } from 'react';
import type { Language, Texts } from '@livree/i18n';
import { useReadable } from './readable.ts';
import type { Translate } from './remote.ts';
import { useShell } from './shell-context.tsx';

const TextsContext = createContext<Texts | undefined>(undefined);

/** Gives the texts to everything below. Used by the shell and by the test harness alone. */
export const TextsProvider = TextsContext.Provider;

/** The texts of a namespace (a remote's id, or `common`) in the visitor's language. */
export function useMessages(namespace: string): { t: Translate; language: Language } {
  const texts = useContext(TextsContext);
  if (texts === undefined) throw new Error('useMessages() needs texts above it');
  const language = useReadable(useShell().language);
  useReadable(texts);
  return { t: (key, values) => texts.text(language, namespace, key, values), language };
}
