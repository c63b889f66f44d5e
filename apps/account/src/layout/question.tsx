import type { ReactNode } from 'react';
import { Banner, Button } from '@livree/design-system/base';
import { useMessages } from '@livree/platform';
import { Dialog } from '@livree/rides/dialog';

interface Choice {
  readonly label: string;
  readonly act: () => void;
}

interface QuestionProps {
  readonly title: string;
  /** What would happen. */
  readonly children: ReactNode;
  /** Leaves things as they are, as closing does; 'cancel' unless it says otherwise. */
  readonly no: { readonly label?: string; readonly act: () => void };
  readonly yes: Choice & { readonly isBusy?: boolean; readonly isDanger?: boolean };
  /** Why it did not happen. */
  readonly refusal?: string | undefined;
  /** Which answer the customer is led to. */
  readonly prefers?: 'yes' | 'no';
}

/** Asks before something goes that does not come back. */
export function Question({ title, children, no, yes, refusal, prefers = 'yes' }: QuestionProps) {
  const { t: common } = useMessages('common');
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
