import { Banner, Button } from '@livree/design-system/base';
import { Dialog } from '@livree/design-system/overlay';
import { useMessages, useShell } from '@livree/platform';
import { failureText } from '../../../forms/failure-text.ts';
import { useRemoveAvatar } from '../api/use-remove-avatar.ts';

/** Asks before the picture goes. */
export function RemoveDialog({ onClose }: { onClose: () => void }) {
  const { t } = useMessages('account');
  const { t: common } = useMessages('common');
  const { toasts } = useShell();
  const removal = useRemoveAvatar();
  const remove = (): void =>
    removal.mutate(undefined, {
      onSuccess({ message }) {
        toasts.show('success', message ?? t('avatar.removed'), { duration: 3000 });
        onClose();
      },
    });
  return (
    <Dialog
      open
      alert
      onClose={onClose}
      title={t('avatar.removeTitle')}
      closeLabel={common('actions.close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {common('actions.cancel')}
          </Button>
          <Button variant="danger" loading={removal.isPending} onClick={remove}>
            {common('actions.delete')}
          </Button>
        </>
      }
    >
      <p>{t('avatar.removeText')}</p>
      {removal.error && (
        <Banner tone="error">{failureText(removal.error, { t, common }, t('avatar.removeFailed'))}</Banner>
      )}
    </Dialog>
  );
}
