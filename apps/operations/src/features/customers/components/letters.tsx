import type { Customer } from '@livree/contracts';
import { useTranslation } from 'react-i18next';
import { useCompanyFormat } from '../../../frame/use-company-format.ts';
import * as styles from './customer.module.css';

/** What operators wrote to a customer, the newest first. */
export function Letters({ letters }: { letters: Customer['letters'] }) {
  const { t } = useTranslation('operations');
  const format = useCompanyFormat();
  return (
    <section>
      <h2>{t('customers.letters')}</h2>
      {letters.length === 0 && <p>{t('customers.noLetters')}</p>}
      <ul className={styles.letters}>
        {letters.map(({ id, subject, message, writerName, createdAt }) => (
          <li key={id}>
            <b>{subject}</b>
            <small>{`${writerName}, ${format.dateTime(new Date(createdAt), 'compact')}`}</small>
            <p>{message}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
