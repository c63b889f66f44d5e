import type { Passkey } from '@livree/contracts';
import { Banner, Button } from '@livree/design-system/base';
import { Dialog } from '@livree/design-system/overlay';
import { useMessages, useShell } from '@livree/platform';
import { removePasskey } from '../api/remove-passkey.ts';
import { useTask, type TaskProps } from './use-task.ts';

/** Removes a passkey, after saying what that means. */
export function RemovePasskey({ passkey, onClose, onDone }: TaskProps & { readonly passkey: Passkey }) {
  const { t } = useMessages('account');
  const { t: common } = useMessages('common');
  const { api } = useShell();
  const { isBusy, refusal, run } = useTask(onDone);
  const remove = (): void => run(() => removePasskey(api, passkey.id), t('passkeys.removed'));

  return (
    <Dialog
      open
      alert
      onClose={onClose}
      title={t('passkeys.removeTitle')}
      closeLabel={common('actions.close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {common('actions.cancel')}
          </Button>
          <Button variant="danger" loading={isBusy} onClick={remove}>
            {common('actions.remove')}
          </Button>
        </>
      }
    >
      {refusal !== undefined && <Banner tone="error">{refusal}</Banner>}
      <p>{t('passkeys.removeText', { name: passkey.name })}</p>
    </Dialog>
  );
}
