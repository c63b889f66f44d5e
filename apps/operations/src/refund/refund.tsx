import type { Transaction } from '@livree/contracts';
import { Disclosure } from '@livree/design-system/display';
import { formatterFor } from '@livree/i18n';
import { useLanguage } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { RefundForm } from './refund-form.tsx';

interface RefundProps {
  transactions: readonly Transaction[];
  /** The forms are open: nothing else is done on this page. */
  isOpen?: boolean;
}

/** For each payment of which something is left, the form that gives it back. */
export function Refund({ transactions, isOpen = false }: RefundProps) {
  const { t } = useTranslation('operations');
  const { money } = formatterFor(useLanguage());
  return transactions
    .filter(({ refundable }) => refundable.cents > 0)
    .map((payment) => (
      <Disclosure
        key={payment.id}
        open={isOpen}
        summary={<h2>{t('refund.title', { amount: money(payment.amount.cents) })}</h2>}
      >
        <RefundForm payment={payment} />
      </Disclosure>
    ));
}
