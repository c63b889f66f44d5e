import type { Passkey } from '@livree/contracts';
import { refusalText } from '@livree/forms';
import { useMutation, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { useAccountReauthentication } from '../../../forms/use-account-reauthentication.ts';
import { ConfirmDialog } from '../../../layout/confirm-dialog.tsx';
import { useFactorQuestion } from '../../../second-factor/use-factor-question.tsx';
import { removePasskey } from '../api/remove-passkey.ts';
import type { PasskeyDialogProps } from './passkey-dialog.tsx';

/** Removes a passkey after a confirmation. */
export function RemovePasskey({
  passkey,
  onClose,
  onDone,
}: PasskeyDialogProps & { readonly passkey: Passkey }) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const { api } = useShell();
  const { withReauthentication, dialog } = useAccountReauthentication();
  const { withFactor, factorDialog } = useFactorQuestion();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => withReauthentication(() => withFactor(() => removePasskey(api, passkey.id))),
    onSuccess: ({ message }) => onDone(message ?? t('passkeys.removed')),
  });
  const texts = { common, failed: t('passkeys.failed'), unreachable: t('forms.noServer') };
  return (
    <>
      <ConfirmDialog
        title={t('passkeys.removeTitle')}
        no={{ act: onClose }}
        yes={{ label: common('actions.remove'), act: mutate, isBusy: isPending, isDanger: true }}
        refusal={error ? refusalText(error, {}, texts) : undefined}
      >
        {t('passkeys.removeText', { name: passkey.name })}
      </ConfirmDialog>
      {dialog}
      {factorDialog}
    </>
  );
}
