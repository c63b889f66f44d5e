import { Button } from '@livree/design-system/actions';
import { Dialog } from '@livree/platform/dialog';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface Asked {
  readonly title: string;
  /** What would happen. */
  readonly text: ReactNode;
  readonly yes: string;
  /** Whether something is lost; it is by default. */
  readonly isDanger?: boolean;
}

/** Asks before an act that nothing brings back: `ask` opens the question, which the page shows. */
export function useQuestion({ title, text, yes, isDanger = true }: Asked, onYes: () => void) {
  const { t: common } = useTranslation('common');
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const agree = () => {
    close();
    onYes();
  };
  const question = isAsking && (
    <Dialog
      alert
      onClose={close}
      title={title}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {common('actions.cancel')}
          </Button>
          <Button variant={isDanger ? 'danger' : 'primary'} onClick={agree}>
            {yes}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
  return { ask: () => setAsking(true), question };
}
