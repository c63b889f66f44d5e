import type { Transaction } from '@livree/contracts';
import { Status } from '@livree/design-system/display';
import { formatterFor } from '@livree/i18n';
import { useLanguage } from '@livree/platform';
import { signedCents, standingText, transactionTone, transactionTypeText } from '@livree/rides/transaction';
import { useTranslation } from 'react-i18next';
import * as styles from './ride-details.module.css';

/** The payments and refunds of a ride. */
export function RidePayments({ transactions }: { transactions: readonly Transaction[] }) {
  const { t } = useTranslation('account');
  return (
    <section className={styles.part}>
      <h3>{t('ride.payments')}</h3>
      {transactions.length === 0 ? (
        <p>{t('ride.noPayments')}</p>
      ) : (
        <ul className={styles.payments}>
          {transactions.map((transaction) => (
            <PaymentRow key={transaction.id} transaction={transaction} />
          ))}
        </ul>
      )}
    </section>
  );
}

function PaymentRow({ transaction }: { transaction: Transaction }) {
  const language = useLanguage();
  const { t: common } = useTranslation('common');
  const { type, amount, currency, createdAt } = transaction;
  const { money, dateTime } = formatterFor(language, { currency });
  return (
    <li>
      <span>{common(transactionTypeText(type))}</span>
      <Status tone={transactionTone(transaction.status)}>{common(standingText(transaction))}</Status>
      <small>{dateTime(new Date(createdAt), 'short')}</small>
      <span className={styles.amount}>{money(signedCents(transaction, amount))}</span>
    </li>
  );
}
