import type { Transaction } from '@livree/contracts';
import { formatterFor } from '@livree/i18n';
import { useMessages } from '@livree/platform';
import { signedCents } from '@livree/rides/transaction';
import * as styles from './transaction-amount.module.css';

/** An amount with its fee below; refunds have a minus sign. */
export function TransactionAmount({ transaction }: { transaction: Transaction }) {
  const { t, language } = useMessages('payments');
  const { money } = formatterFor(language, { currency: transaction.currency });
  return (
    <>
      <span className={styles.amount}>{money(signedCents(transaction, transaction.amount))}</span>
      {transaction.fee.cents > 0 && (
        <small className={styles.fee}>{t('list.fee', { amount: money(transaction.fee.cents) })}</small>
      )}
    </>
  );
}
