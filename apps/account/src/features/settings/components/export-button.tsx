import { Button, saveFile } from '@livree/design-system/actions';
import { useMutation, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../../forms/failure-text.ts';
import { useAccountReauthentication } from '../../../forms/use-account-reauthentication.ts';
import { exportData } from '../api/export-data.ts';

/** Downloads the customer's data as a JSON file. */
export function ExportButton() {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const { api, clock, toasts } = useShell();
  const { withReauthentication, dialog } = useAccountReauthentication();
  const { mutate, isPending } = useMutation({
    mutationFn: () => withReauthentication(() => exportData(api)),
    onSuccess({ file, message }) {
      const day = clock.now().toISOString().slice(0, 10);
      saveFile(file, t('settings.account.exportName', { day }));
      toasts.show('success', message ?? t('settings.account.exported'));
    },
    onError: (error) =>
      toasts.show('error', failureText(error, { t, common }, t('settings.account.exportFailed'))),
  });
  return (
    <>
      <Button variant="secondary" loading={isPending} onClick={() => mutate()}>
        {t('settings.account.export')}
      </Button>
      {dialog}
    </>
  );
}
