import type { ListedCustomer } from '@livree/contracts';
import { TextLink, textLinkClass } from '@livree/design-system/actions';
import { Disclosure } from '@livree/design-system/display';
import { TextField } from '@livree/design-system/fields';
import { Link, useQuery, useShell } from '@livree/platform';
import { useSettled } from '@livree/platform/settled';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { places } from '../../../frame/places.ts';
import { ReadState } from '../../../frame/read-state.tsx';
import { customerQuery } from '../api/customer-query.ts';
import { findCustomersQuery } from '../api/find-customers-query.ts';
import { CustomerForm } from './customer-form.tsx';
import * as styles from './new-ride.module.css';

interface CustomerChoiceProps {
  /** 0 until one is chosen. */
  readonly id: number;
  readonly onChoose: (id: number) => void;
}

const typingPause = 300;

/** For whom the ride is booked: a customer who is found, or a new one. */
export function CustomerChoice({ id, onChoose }: CustomerChoiceProps) {
  return id > 0 ? <Chosen {...{ id, onChoose }} /> : <Finding onChoose={onChoose} />;
}

function Chosen({ id, onChoose }: CustomerChoiceProps) {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const customer = useQuery(customerQuery(api, id));
  return (
    <>
      <ReadState read={customer}>
        {({ name, email, phone }) => (
          <p className={styles.chosen}>
            <Link to={places.customer(id)} className={textLinkClass()}>
              {name}
            </Link>
            <small>{[email, phone].filter(Boolean).join(', ')}</small>
          </p>
        )}
      </ReadState>
      <TextLink className={styles.start} onClick={() => onChoose(0)}>
        {t('newRide.otherCustomer')}
      </TextLink>
    </>
  );
}

function Finding({ onChoose }: Pick<CustomerChoiceProps, 'onChoose'>) {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const [text, setText] = useState('');
  const { settled } = useSettled(text.trim(), typingPause);
  const { data: found } = useQuery(findCustomersQuery(api, settled));
  return (
    <>
      <TextField
        type="search"
        label={t('customers.search')}
        hint={t('newRide.findHint')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        autoComplete="off"
        maxLength={200}
      />
      <div aria-live="polite">{settled !== '' && found && <Found {...{ found, onChoose }} />}</div>
      <Disclosure summary={t('newRide.newCustomer')}>
        <CustomerForm onAdded={onChoose} />
      </Disclosure>
    </>
  );
}

function Found({ found, onChoose }: { found: readonly ListedCustomer[]; onChoose: (id: number) => void }) {
  const { t } = useTranslation('operations');
  if (found.length === 0) return <p>{t('customers.none')}</p>;
  return (
    <ul className={styles.found}>
      {found.map(({ id, name, email, phone }) => (
        <li key={id}>
          <TextLink onClick={() => onChoose(id)}>{name}</TextLink>
          <small>{[email, phone].filter(Boolean).join(', ')}</small>
        </li>
      ))}
    </ul>
  );
}
