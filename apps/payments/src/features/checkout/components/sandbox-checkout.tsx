import { useStore } from 'zustand';
import type { FrameTexts } from '../model/frame-texts.ts';
import type { SandboxForm } from '../model/sandbox-provider.ts';
import { useFrameTexts } from '../use-frame-texts.ts';
import { ActionPanel } from './action-panel.tsx';
import { CardForm } from './card-form.tsx';

/** The sandbox inside its frame: the card fields and, if there is one, the provider's page over them. */
export function SandboxCheckout({ form, initialTexts }: { form: SandboxForm; initialTexts: FrameTexts }) {
  const { action, language } = useStore(form);
  const texts = useFrameTexts(language, initialTexts);
  return (
    <>
      {/* The fields stay mounted, so that typed values survive a declined challenge. */}
      <div hidden={action !== null}>
        <CardForm form={form} texts={texts} />
      </div>
      {action && <ActionPanel key={action.url} action={action} texts={texts} onDone={form.finishAction} />}
    </>
  );
}
