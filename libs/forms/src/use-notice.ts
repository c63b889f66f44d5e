import { useLanguage } from '@livree/platform';
import { useEffect, useState } from 'react';
import type { Notice } from './form-options.ts';

const lifetimes = { ok: 3000, error: 5000 } as const;

/** The notice of a form. @param isBrief whether it disappears by itself */
export function useNotice(isBrief: boolean) {
  const language = useLanguage();
  const [notice, show] = useState<Notice>();
  useEffect(() => {
    // A refusal in another language than the page says nothing to its reader any more; the faults are said again.
    show((shown) => (shown?.tone === 'error' ? undefined : shown));
  }, [language]);
  useEffect(() => {
    if (!isBrief || notice === undefined) return undefined;
    const timer = setTimeout(() => show(undefined), lifetimes[notice.tone]);
    return () => clearTimeout(timer);
  }, [isBrief, notice]);
  return [notice, show] as const;
}
