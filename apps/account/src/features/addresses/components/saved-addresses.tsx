import type { SavedAddress } from '@livree/contracts';
import { Button } from '@livree/design-system/actions';
import { useShell } from '@livree/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSavedAddresses } from '../../../addresses/use-saved-addresses.ts';
import { WithData } from '../../../forms/with-data.tsx';
import { Section } from '../../../layout/section.tsx';
import { AddAddress } from './add-address.tsx';
import { AddressItem } from './address-item.tsx';
import * as styles from './addresses.module.css';
import { ChangeAddress } from './change-address.tsx';

/** The customer's saved addresses: adds, changes and removes them. */
export function SavedAddresses() {
  const { t } = useTranslation('account');
  const { query } = useSavedAddresses();
  return (
    <Section title={t('addresses.title')} lead={t('addresses.lead')}>
      <WithData query={query} failed={t('addresses.failed')}>
        {(saved) => <AddressList saved={saved} />}
      </WithData>
    </Section>
  );
}

function AddressList({ saved }: { saved: readonly SavedAddress[] }) {
  const { t } = useTranslation('account');
  const { toasts } = useShell();
  const { refresh } = useSavedAddresses();
  const [task, setTask] = useState<'add' | SavedAddress>();
  const close = (): void => setTask(undefined);
  const finish = (message: string): void => {
    toasts.show('success', message, { duration: 3000 });
    void refresh();
    close();
  };
  return (
    <>
      {saved.length === 0 ? (
        <p>{t('addresses.none')}</p>
      ) : (
        <ul className={styles.list}>
          {saved.map((address) => (
            <AddressItem
              key={address.id}
              address={address}
              onChange={() => setTask(address)}
              onRemoved={finish}
              onSettled={() => void refresh()}
            />
          ))}
        </ul>
      )}
      <div>
        <Button variant="secondary" onClick={() => setTask('add')}>
          {t('addresses.add')}
        </Button>
      </div>
      {task === 'add' && <AddAddress saved={saved} onClose={close} onDone={finish} />}
      {task !== undefined && task !== 'add' && (
        <ChangeAddress address={task} onClose={close} onDone={finish} />
      )}
    </>
  );
}
