import { lazy, Suspense, useEffect, useState } from 'react';
import { useReadable } from '@livree/platform';
import { useShellHost } from '../shell-host.tsx';

const ConsentDialog = lazy(async () => ({ default: (await import('./consent-dialog.tsx')).ConsentDialog }));

/** Milliseconds before a first visitor is asked. */
const delay = 2000;

/** Asks for consent two seconds into a first visit, and whenever the visitor wants to choose again. */
export function ConsentGate() {
  const { consent, completeTexts } = useShellHost();
  const { choice, reviewing } = useReadable(consent.state);
  const [due, setDue] = useState(false);
  const [hasTexts, setHasTexts] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setDue(true), delay);
    return () => clearTimeout(timer);
  }, []);

  const asking = reviewing || (due && choice === undefined);
  useEffect(() => {
    if (asking) void completeTexts().finally(() => setHasTexts(true));
  }, [asking, completeTexts]);

  if (!asking || !hasTexts) return null;
  return (
    <Suspense>
      <ConsentDialog choice={choice} onChoose={consent.choose} />
    </Suspense>
  );
}
