import type { Transaction } from '@livree/contracts';
import { Button, textLinkClass } from '@livree/design-system/actions';
import { Facts, Status } from '@livree/design-system/display';
import { Banner } from '@livree/design-system/feedback';
import { formatterFor } from '@livree/i18n';
import { Link, paths, useLanguage, useShell } from '@livree/platform';
import { Dialog } from '@livree/platform/dialog';
import { RouteLine } from '@livree/rides/route';
import { signedCents, standingText, transactionTone, transactionTypeText } from '@livree/rides/transaction';
import { useTranslation } from 'react-i18next';
import { isRefundable, methodText } from '../model/transaction.ts';
import { useTime } from '../use-time.ts';
import * as styles from './transaction-details.module.css';

interface TransactionDetailsProps {
  readonly transaction: Transaction;
  readonly onClose: () => void;
  readonly onRefund: () => void;
}

/** Everything about one transaction. */
export function TransactionDetails({ transaction, onClose, onRefund }: TransactionDetailsProps) {
  const { t } = useTranslation('payments');
  const { t: common } = useTranslation('common');
  const facts = useFacts(transaction);
  return (
    <Dialog
      onClose={onClose}
      size="medium"
      title={t('details.title')}
      footer={
        isRefundable(transaction) ? (
          <Button variant="secondary" onClick={onRefund}>
            {t('list.refund')}
          </Button>
        ) : undefined
      }
    >
      <Status tone={transactionTone(transaction.status)}>{common(standingText(transaction))}</Status>
      <Decision transaction={transaction} />
      <Facts facts={facts} />
      {transaction.reservation && <PaidRide ride={transaction.reservation} />}
    </Dialog>
  );
}

/** The decision about a refund request; an approved one needs no text. */
function Decision({
  transaction: { decision, decisionReason },
}: Pick<TransactionDetailsProps, 'transaction'>) {
  const { t } = useTranslation('payments');
  if (decision === 'awaited') return <Banner tone="info">{t('details.awaited')}</Banner>;
  if (decision === 'superseded') return <Banner tone="info">{t('details.superseded')}</Banner>;
  if (decision !== 'declined') return null;
  return (
    <Banner tone="warn" title={t('details.declined')}>
      {decisionReason}
    </Banner>
  );
}

function useFacts(transaction: Transaction): readonly { label: string; value: string }[] {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  const { t: common } = useTranslation('common');
  const { timezone: timeZone } = useShell().config;
  const { money, date } = formatterFor(language, { currency: transaction.currency, timeZone });
  const formatTime = useTime();
  const moment = (instant: string | null) =>
    instant && `${date(new Date(instant), 'long')}, ${formatTime(new Date(instant))}`;
  const { fee, netAmount } = transaction;
  /** Only then do the operator's accounts differ from what the customer paid. */
  const hasFee = fee.cents > 0;
  const facts = [
    { label: t('details.number'), value: transaction.transactionId },
    { label: t('details.provider'), value: common(methodText(transaction.provider)) },
    { label: t('details.type'), value: common(transactionTypeText(transaction.type)) },
    { label: t('details.amount'), value: money(signedCents(transaction, transaction.amount)) },
    { label: t('details.fee'), value: hasFee && t('details.feeAmount', { amount: money(fee.cents) }) },
    { label: t('details.net'), value: hasFee && money(signedCents(transaction, netAmount)) },
    { label: t('details.created'), value: moment(transaction.createdAt) },
    { label: t('details.processed'), value: moment(transaction.processedAt) },
    { label: t('details.failedAt'), value: moment(transaction.failedAt) },
    { label: t('details.description'), value: transaction.description },
  ];
  return facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

function PaidRide({ ride }: { ride: NonNullable<Transaction['reservation']> }) {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  const { t: common } = useTranslation('common');
  const title = t('details.reservation', { reference: ride.reference });
  const points = [
    { place: ride.pickupAddress, note: formatterFor(language).dateTime(ride.pickupAt, 'long') },
    ...(ride.stops ?? []).map((place, index) => ({
      place,
      note: common('ride.stop', { number: index + 1 }),
    })),
    { place: ride.destinationAddress, note: common('ride.destination') },
  ];
  return (
    <section className={styles.ride} aria-label={title}>
      <Link to={paths.reservation(String(ride.id))} className={textLinkClass()}>
        {title}
      </Link>
      <RouteLine points={points} />
    </section>
  );
}
