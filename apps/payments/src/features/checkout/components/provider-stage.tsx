import { useEffect, useState, useSyncExternalStore } from 'react';
import { Banner } from '@livree/design-system/base';
import type { ActionStore } from '../model/action-store.ts';
import { frameTexts, type FrameTexts } from '../model/frame-texts.ts';
import { ActionPanel } from './action-panel.tsx';

interface ProviderStageProps {
  readonly store: ActionStore;
  readonly initialTexts: FrameTexts;
}

/** What stands beside a provider's own fields inside the frame: its complaints, and its page while there is one. */
export function ProviderStage({ store, initialTexts }: ProviderStageProps) {
  const { action, fault, language } = useSyncExternalStore(store.subscribe, store.get);
  const [texts, setTexts] = useState(initialTexts);

  useEffect(() => {
    let current = true;
    void frameTexts(language).then((loaded) => current && setTexts(loaded));
    return () => {
      current = false;
    };
  }, [language]);

  if (action) return <ActionPanel key={action.url} action={action} texts={texts} onDone={store.finish} />;
  return fault === null ? null : <Banner tone="error">{fault}</Banner>;
}
