import { useLanguage } from '@livree/platform';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useLatePart } from '../chrome/use-late-part.ts';
import { useShellHost } from '../host/shell-host.tsx';

/** Milliseconds before a first visitor is asked. */
const delay = 2000;

/** Asks for consent two seconds into a first visit, and whenever the visitor wants to choose again. */
export function ConsentGate() {
  const { consent, completeTexts } = useShellHost();
  const { choice, reviewing } = useStore(consent);
  const [due, setDue] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setDue(true), delay);
    return () => clearTimeout(timer);
  }, []);

  const asking = reviewing || (due && choice === undefined);
  const ConsentDialog = useLatePart(`consent dialog ${useLanguage()}`, asking, async () => {
    await completeTexts();
    return (await import('./consent-dialog.tsx')).ConsentDialog;
  });
  return ConsentDialog === undefined ? null : <ConsentDialog choice={choice} onChoose={consent.choose} />;
}
