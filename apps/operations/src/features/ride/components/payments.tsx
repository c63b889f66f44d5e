import type { Transaction } from '@livree/contracts';
import { useTranslation } from 'react-i18next';
import { PaymentTable } from '../../../rides/payment-table.tsx';

/** The payments and refunds of a ride. */
export function Payments({ transactions }: { transactions: readonly Transaction[] }) {
  const { t } = useTranslation('operations');
  return (
    <section>
      <h2>{t('ride.payments')}</h2>
      {transactions.length === 0 ? (
        <p>{t('ride.noPayments')}</p>
      ) : (
        <PaymentTable transactions={transactions} />
      )}
    </section>
  );
}
