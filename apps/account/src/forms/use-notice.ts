import { useEffect, useState } from 'react';

/** The result of a form, as text. */
export interface Notice {
  readonly tone: 'ok' | 'error';
  readonly text: string;
}

const lifetimes = { ok: 3000, error: 5000 } as const;

/** A notice that disappears by itself: success after 3 s, an error after 5 s. */
export function useNotice() {
  const [notice, show] = useState<Notice>();
  useEffect(() => {
    if (notice === undefined) return undefined;
    const timer = setTimeout(() => show(undefined), lifetimes[notice.tone]);
    return () => clearTimeout(timer);
  }, [notice]);
  return [notice, show] as const;
}
