import { useTranslation } from 'react-i18next';
import type { Language } from '@livree/i18n';
import type { Translate } from './remote.ts';
import { useShell } from './shell-context.tsx';
import { useReadable } from './readable.ts';

/** The texts of a namespace (a remote's id, or `common`) in the visitor's language. */
export function useMessages(namespace: string): { t: Translate; language: Language } {
  const { t } = useTranslation(namespace);
  const language = useReadable(useShell().language);
  return { t: (key, values) => t(key, { ...values }), language };
}
