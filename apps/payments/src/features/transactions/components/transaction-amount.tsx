import type { Transaction } from '@livree/contracts';
import { formatterFor } from '@livree/i18n';
import { useLanguage } from '@livree/platform';
import { signedCents } from '@livree/rides/transaction';
import { useTranslation } from 'react-i18next';
import * as styles from './transaction-amount.module.css';

/** An amount with its fee below; refunds have a minus sign. */
export function TransactionAmount({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation('payments');
  const language = useLanguage();
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
