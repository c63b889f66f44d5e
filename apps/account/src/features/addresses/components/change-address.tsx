import { addressRoutes, type SavedAddress } from '@livree/contracts';
import { useApiForm } from '@livree/forms';
import { useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { changeAddress } from '../api/change-address.ts';
import { AddressDialog, type AddressDialogProps, type AddressValues } from './address-dialog.tsx';

/** Changes name and address of a saved address. */
export function ChangeAddress({
  address: { id, kind, name, label, address },
  onClose,
  onDone,
}: AddressDialogProps & { readonly address: SavedAddress }) {
  const { t } = useTranslation('account');
  const { api } = useShell();
  const isNamed = kind === 'place';
  const form = useApiForm<AddressValues, string | undefined>({
    values: { name: name ?? '', address },
    isSaved: true,
    route: addressRoutes.change,
    findFaults: (typed) => (isNamed && typed.name.trim() === '' ? { name: 'validation.place_name' } : {}),
    send: async (typed) => (await changeAddress(api, id, typed)).message,
    onSent(message) {
      onDone(message ?? t('addresses.saved'));
      return undefined;
    },
    failed: t('addresses.saveFailed'),
    unreachable: t('forms.noServer'),
  });
  return (
    <AddressDialog
      title={t('addresses.changeOf', { name: label })}
      form={form}
      isNamed={isNamed}
      onClose={onClose}
    />
  );
}
