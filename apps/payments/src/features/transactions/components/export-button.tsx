import { errorText } from '@livree/api-client';
import { Button, saveFile } from '@livree/design-system/actions';
import { useMutation, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { exportTransactions } from '../api/export-transactions.ts';
import type { TransactionFilters } from '../model/filters.ts';

/** Downloads the filtered transactions of all pages as a file for spreadsheets. */
export function ExportButton({ filters }: { filters: TransactionFilters }) {
  const { t } = useTranslation('payments');
  const { t: common } = useTranslation('common');
  const { api, toasts } = useShell();
  const { mutate, isPending } = useMutation({
    mutationFn: () => exportTransactions(api, filters),
    onSuccess: (file) => saveFile(file, t('header.exportName')),
    onError: (error) => toasts.show('error', errorText(error, common, t('header.exportFailed'))),
  });
  return (
    <Button variant="secondary" loading={isPending} onClick={() => mutate()}>
      {t('header.export')}
    </Button>
  );
}
