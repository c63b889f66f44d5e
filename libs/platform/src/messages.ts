import { useTranslation } from 'react-i18next';
import type { Language } from '@livree/i18n';
import type { Translate } from './remote.ts';
import { useShell } from './shell-context.tsx';
import { useReadable } from './readable.ts';

/** The texts of a namespace (a remote's id, or `common`) in the visitor's language. */
export function useMessages(namespace: string): { t: Translate; language: Language } {
  const { t, i18n } = useTranslation(namespace);
  const language = useReadable(useShell().language);
  // Most texts have no placeholder; i18next would parse each of them.
  const plain = (key: string): string | undefined => {
    const text: unknown = i18n.getResource(language, namespace, key);
    return typeof text === 'string' && !text.includes('{{') ? text : undefined;
  };
  return {
    t: (key, values) => (values === undefined ? plain(key) : undefined) ?? t(key, { ...values }),
    language,
  };
}
