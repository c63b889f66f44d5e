import { Button } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { Dialog } from '@livree/platform/dialog';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Choice {
  readonly label: string;
  readonly act: () => void;
}

interface ConfirmDialogProps {
  readonly title: string;
  /** What would happen. */
  readonly children: ReactNode;
  /** Changes nothing, like closing; 'cancel' by default. */
  readonly no: { readonly label?: string; readonly act: () => void };
  readonly yes: Choice & { readonly isBusy?: boolean; readonly isDanger?: boolean };
  /** Why the action failed. */
  readonly refusal?: string | undefined;
  /** The answer with the initial focus. */
  readonly prefers?: 'yes' | 'no';
}

/** Asks before something is deleted for good. */
export function ConfirmDialog({ title, children, no, yes, refusal, prefers = 'yes' }: ConfirmDialogProps) {
  const { t: common } = useTranslation('common');
  const keep = (
    <Button key="no" variant={prefers === 'no' ? 'primary' : 'secondary'} onClick={no.act}>
      {no.label ?? common('actions.cancel')}
    </Button>
  );
  const go = (
    <Button
      key="yes"
      variant={yes.isDanger ? 'danger' : prefers === 'yes' ? 'primary' : 'secondary'}
      loading={yes.isBusy ?? false}
      onClick={yes.act}
    >
      {yes.label}
    </Button>
  );
  return (
    <Dialog alert onClose={no.act} title={title} footer={prefers === 'no' ? [go, keep] : [keep, go]}>
      <p>{children}</p>
      {refusal !== undefined && <Banner tone="error">{refusal}</Banner>}
    </Dialog>
  );
}
