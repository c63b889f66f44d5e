import type { Reservation, Transaction } from '@livree/contracts';
import { useTranslation } from 'react-i18next';
import { PaymentTable } from '../../../rides/payment-table.tsx';

interface PaymentsProps {
  readonly ride: Pick<Reservation, 'paymentStatus'>;
  readonly transactions: readonly Transaction[];
}

/** The payments and refunds of a ride. */
export function Payments({ ride, transactions }: PaymentsProps) {
  const { t } = useTranslation('operations');
  return (
    <section>
      <h2>{t('ride.payments')}</h2>
      {transactions.length === 0 ? (
        <p>{t(ride.paymentStatus === 'paid_elsewhere' ? 'state.elsewhere' : 'ride.noPayments')}</p>
      ) : (
        <PaymentTable transactions={transactions} />
      )}
    </section>
  );
}
