import type { SavedAddress } from '@livree/contracts';
import { TextLink } from '@livree/design-system/actions';
import { useMutation, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../../forms/failure-text.ts';
import { removeAddress } from '../api/remove-address.ts';
import * as styles from './addresses.module.css';

interface AddressItemProps {
  readonly address: SavedAddress;
  readonly onChange: () => void;
  /** @param message the sentence of success */
  readonly onRemoved: (message: string) => void;
  /** Without success too: the list may have been overtaken. */
  readonly onSettled: () => void;
}

/** One saved address with its name, and what can be done with it. */
export function AddressItem({ address: { id, label, address }, ...acts }: AddressItemProps) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const { api, toasts } = useShell();
  const { mutate, isPending } = useMutation({
    mutationFn: () => removeAddress(api, id),
    onSuccess: ({ message }) => acts.onRemoved(message ?? t('addresses.removed')),
    onError: (error) => toasts.show('error', failureText(error, { t, common }, t('addresses.removeFailed'))),
    onSettled: acts.onSettled,
  });
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <p className={styles.name}>{label}</p>
        {address !== label && <p>{address}</p>}
      </div>
      <div className={styles.actions}>
        <TextLink onClick={acts.onChange} aria-label={t('addresses.changeOf', { name: label })}>
          {t('addresses.edit')}
        </TextLink>
        <TextLink
          onClick={() => isPending || mutate()}
          aria-busy={isPending}
          aria-label={t('addresses.removeOf', { name: label })}
        >
          {common('actions.remove')}
        </TextLink>
      </div>
    </li>
  );
}
