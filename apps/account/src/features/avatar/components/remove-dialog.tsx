import { useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../../forms/failure-text.ts';
import { ConfirmDialog } from '../../../layout/confirm-dialog.tsx';
import { useRemoveAvatar } from '../api/use-remove-avatar.ts';

/** Asks before the picture is removed. */
export function RemoveDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
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
    <ConfirmDialog
      title={t('avatar.removeTitle')}
      no={{ act: onClose }}
      yes={{ label: common('actions.delete'), act: remove, isBusy: removal.isPending, isDanger: true }}
      refusal={
        removal.error ? failureText(removal.error, { t, common }, t('avatar.removeFailed')) : undefined
      }
    >
      {t('avatar.removeText')}
    </ConfirmDialog>
  );
}
