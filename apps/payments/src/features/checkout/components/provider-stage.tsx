import { Banner } from '@livree/design-system/feedback';
import type { Outcome } from '../../../checkout-frame/frame-protocol.ts';
import type { FrameState } from '../model/frame-store.ts';
import type { FrameTexts } from '../model/frame-texts.ts';
import { useFrameTexts } from '../use-frame-texts.ts';
import { ActionPanel } from './action-panel.tsx';

interface ProviderStageProps {
  readonly state: FrameState;
  readonly initialTexts: FrameTexts;
  readonly onDone: (outcome: Outcome) => void;
}

/** The content beside a provider's own fields inside the frame: its errors, and its page if there is one. */
export function ProviderStage({ state: { action, fault, look }, initialTexts, onDone }: ProviderStageProps) {
  const texts = useFrameTexts(look.language, initialTexts);
  if (action) return <ActionPanel key={action.url} action={action} texts={texts} onDone={onDone} />;
  return fault === null ? null : <Banner tone="error">{fault}</Banner>;
}
