import { errorText } from '@livree/api-client';
import { Button, saveFile } from '@livree/design-system/actions';
import { useMutation, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { saveCustomerList } from '../api/save-customer-list.ts';
import type { CustomerFilters } from '../model/filters.ts';

/** Saves the customers of all pages of the list as a file for spreadsheets. */
export function SaveListButton({ filters }: { filters: CustomerFilters }) {
  const { t } = useTranslation('operations');
  const { t: common } = useTranslation('common');
  const { api, toasts } = useShell();
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveCustomerList(api, filters),
    onSuccess: (file) => saveFile(file, t('customers.listName')),
    onError: (error) => toasts.show('error', errorText(error, common, t('customers.saveFailed'))),
  });
  return (
    <Button variant="secondary" slim loading={isPending} onClick={() => mutate()}>
      {t('customers.saveList')}
    </Button>
  );
}
