import type { Transaction } from '@livree/contracts';
import { textLinkClass } from '@livree/design-system/actions';
import { Facts } from '@livree/design-system/display';
import { Link } from '@livree/platform';
import { signedCents, transactionTypeText } from '@livree/rides/transaction';
import { useTranslation } from 'react-i18next';
import { places } from '../../../frame/places.ts';
import { useCompanyFormat } from '../../../frame/use-company-format.ts';
import { providerName } from '../model/provider-name.ts';

/** What a payment or refund moved, when and where. */
export function PaymentFacts({ payment }: { payment: Transaction }) {
  const { t } = useTranslation('operations');
  const { t: common } = useTranslation('common');
  const { money, dateTime } = useCompanyFormat();
  const { reservation, parentId, provider, paymentIntentId } = payment;
  const facts = [
    {
      label: t('rides.ride'),
      value: reservation && (
        <Link to={places.ride(reservation.id)} className={textLinkClass()}>
          {reservation.reference}
        </Link>
      ),
    },
    { label: t('money.kind'), value: common(transactionTypeText(payment.type)) },
    { label: t('ride.amount'), value: money(signedCents(payment, payment.amount)) },
    { label: t('refund.left'), value: parentId === null && money(payment.refundable.cents) },
    { label: t('money.fees'), value: payment.fee.cents > 0 && money(payment.fee.cents) },
    {
      label: t('money.provider'),
      value: [providerName(provider), paymentIntentId].filter(Boolean).join(', '),
    },
    { label: t('history.when'), value: dateTime(new Date(payment.createdAt), 'long') },
    { label: t('refund.reason'), value: parentId !== null && payment.description },
  ];
  return <Facts facts={facts.map(({ label, value }) => ({ label, value: value || null }))} />;
}
