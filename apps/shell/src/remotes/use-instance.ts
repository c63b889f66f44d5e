import { useLanguage } from '@livree/platform';
import type { i18n } from 'i18next';
import { useMemo } from 'react';

/**
 * The page's instance. If the language changed before a part could hydrate, the part hydrates in the language that
 * the server rendered, with the same texts, and then changes too.
 */
export function useInstance(page: i18n): i18n {
  const language = useLanguage();
  return useMemo(
    () => (page.language === language ? page : page.cloneInstance({ lng: language })),
    [page, language],
  );
}
