import { refusalText } from '@livree/forms';
import { useMutation, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { useAccountReauthentication } from '../../../forms/use-account-reauthentication.ts';
import { ConfirmDialog } from '../../../layout/confirm-dialog.tsx';
import { useFactorQuestion } from '../../../second-factor/use-factor-question.tsx';
import { removeAuthenticator } from '../api/remove-authenticator.ts';

interface RemoveAppProps {
  readonly onClose: () => void;
  /** @param message the sentence of success */
  readonly onDone: (message: string) => void;
}

/** Removes the authenticator app after a confirmation. */
export function RemoveApp({ onClose, onDone }: RemoveAppProps) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const { api } = useShell();
  const { withFactor, factorDialog } = useFactorQuestion();
  const { withReauthentication, dialog } = useAccountReauthentication();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => withReauthentication(() => withFactor(() => removeAuthenticator(api))),
    onSuccess: ({ message }) => onDone(message ?? t('secondFactor.appRemoved')),
  });
  const texts = { common, failed: t('secondFactor.failed'), unreachable: t('forms.noServer') };
  return (
    <>
      <ConfirmDialog
        title={t('secondFactor.removeTitle')}
        no={{ act: onClose }}
        yes={{ label: common('actions.remove'), act: mutate, isBusy: isPending, isDanger: true }}
        refusal={error ? refusalText(error, {}, texts) : undefined}
      >
        {t('secondFactor.removeText')}
      </ConfirmDialog>
      {dialog}
      {factorDialog}
    </>
  );
}
