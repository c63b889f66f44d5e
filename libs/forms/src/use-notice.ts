import type { Language } from '@livree/contracts';
import { useLanguage } from '@livree/platform';
import { useEffect, useState } from 'react';
import type { Notice } from './form-options.ts';

const lifetimes = { ok: 3000, error: 5000 } as const;

interface ShownNotice {
  readonly notice: Notice;
  readonly language: Language;
}

/**
 * The notice of a form. A refusal in another language than the page's is not shown: the faults are translated again.
 * @param isBrief whether it disappears by itself
 */
export function useNotice(isBrief: boolean) {
  const language = useLanguage();
  const [shown, setShown] = useState<ShownNotice>();
  useEffect(() => {
    if (!isBrief || shown === undefined) return undefined;
    const timer = setTimeout(() => setShown(undefined), lifetimes[shown.notice.tone]);
    return () => clearTimeout(timer);
  }, [isBrief, shown]);
  const isRead = shown?.notice.tone === 'ok' || shown?.language === language;
  const show = (notice: Notice | undefined): void => setShown(notice && { notice, language });
  return [isRead ? shown?.notice : undefined, show] as const;
}
