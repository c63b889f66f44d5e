import { addressRoutes, savedPlaceKinds, type SavedAddress, type SavedPlaceKind } from '@livree/contracts';
import { Radio, RadioGroup } from '@livree/design-system/fields';
import { useApiForm } from '@livree/forms';
import { useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { saveAddress } from '../../../addresses/save-address.ts';
import { AddressDialog, type AddressDialogProps } from './address-dialog.tsx';

interface NewAddress {
  readonly kind: SavedPlaceKind;
  readonly name: string;
  readonly address: string;
}

/** Saves another address: a home, a work, or a place with a name. */
export function AddAddress({
  saved,
  onClose,
  onDone,
}: AddressDialogProps & { readonly saved: readonly SavedAddress[] }) {
  const { t } = useTranslation('account');
  const { api } = useShell();
  const free = savedPlaceKinds.find((kind) => saved.every((each) => each.kind !== kind)) ?? 'place';
  const form = useApiForm<NewAddress, string | undefined>({
    values: { kind: free, name: '', address: '' },
    isSaved: true,
    route: addressRoutes.save,
    findFaults: ({ kind, name }) =>
      kind === 'place' && name.trim() === '' ? { name: 'validation.place_name' } : {},
    send: async (values) => (await saveAddress(api, values)).message,
    onSent(message) {
      onDone(message ?? t('addresses.saved'));
      return undefined;
    },
    failed: t('addresses.saveFailed'),
    unreachable: t('forms.noServer'),
  });
  const { kind } = form.values;
  const replaced = saved.find((each) => each.kind === kind && kind !== 'place');
  return (
    <AddressDialog title={t('addresses.add')} form={form} isNamed={kind === 'place'} onClose={onClose}>
      <RadioGroup
        legend={t('addresses.kind')}
        value={kind}
        onChange={(picked) => {
          const known = savedPlaceKinds.find((each) => each === picked);
          if (known !== undefined) form.set('kind', known);
        }}
      >
        {savedPlaceKinds.map((each) => (
          <Radio key={each} value={each} label={t(`addresses.kinds.${each}`)} />
        ))}
      </RadioGroup>
      {replaced && <p>{t('addresses.replaces', { address: replaced.address })}</p>}
    </AddressDialog>
  );
}
