import type { Language } from '@livree/contracts';
import { useLanguage } from '@livree/platform';
import { useEffect, useState } from 'react';
import type { Notice } from './form-options.ts';

const lifetimes = { ok: 3000, error: 5000 } as const;

interface Said {
  readonly notice: Notice;
  readonly language: Language;
}

/**
 * The notice of a form. A refusal in another language than the page's is not shown: the faults are said again.
 * @param isBrief whether it disappears by itself
 */
export function useNotice(isBrief: boolean) {
  const language = useLanguage();
  const [said, say] = useState<Said>();
  useEffect(() => {
    if (!isBrief || said === undefined) return undefined;
    const timer = setTimeout(() => say(undefined), lifetimes[said.notice.tone]);
    return () => clearTimeout(timer);
  }, [isBrief, said]);
  const isRead = said?.notice.tone === 'ok' || said?.language === language;
  const show = (notice: Notice | undefined): void => say(notice && { notice, language });
  return [isRead ? said?.notice : undefined, show] as const;
}
