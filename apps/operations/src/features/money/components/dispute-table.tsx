import { type Dispute, disputeStatuses, isOneOf } from '@livree/contracts';
import { textLinkClass } from '@livree/design-system/actions';
import { Status, Table, type Column, type StatusTone } from '@livree/design-system/display';
import { Link } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { places } from '../../../frame/places.ts';
import { useCompanyFormat } from '../../../frame/use-company-format.ts';
import { providerName } from '../model/provider-name.ts';

/** Disputes in rows, each with the way to its payment. */
export function DisputeTable({ disputes }: { disputes: readonly Dispute[] }) {
  const { t } = useTranslation('operations');
  return (
    <Table
      caption={t('dispute.title')}
      rows={disputes}
      rowKey={({ id }) => String(id)}
      columns={useColumns()}
    />
  );
}

const tones: Readonly<Record<(typeof disputeStatuses)[number], StatusTone>> = {
  open: 'waiting',
  won: 'ok',
  lost: 'failed',
};

function useColumns(): readonly Column<Dispute>[] {
  const { t } = useTranslation('operations');
  const format = useCompanyFormat();
  const moment = (instant: string) => format.dateTime(new Date(instant), 'compact');
  return [
    {
      id: 'ride',
      header: t('rides.ride'),
      cell: ({ paymentId, ride }) => (
        <Link to={places.payment(paymentId)} className={textLinkClass()}>
          {ride.reference}
        </Link>
      ),
    },
    {
      id: 'reference',
      header: t('money.provider'),
      cell: ({ provider, reference, reason }) => (
        <>
          {`${providerName(provider)}, ${reference} `}
          <small>{reason}</small>
        </>
      ),
    },
    {
      id: 'answer',
      header: t('dispute.answer'),
      cell: ({ status, answerBy, openedAt, closedAt }) => {
        if (status !== 'open') return closedAt && t('dispute.closed', { when: moment(closedAt) });
        return answerBy === null
          ? t('dispute.opened', { when: moment(openedAt) })
          : t('needs.until', { when: moment(answerBy) });
      },
    },
    {
      id: 'status',
      header: t('rides.status'),
      phone: 'end',
      cell: ({ status }) => {
        const known = isOneOf(disputeStatuses, status) ? status : 'open';
        return <Status tone={tones[known]}>{t(`dispute.${known}`)}</Status>;
      },
    },
    {
      id: 'amount',
      header: t('ride.amount'),
      align: 'end',
      phone: 'end',
      cell: ({ amount }) => format.money(amount.cents),
    },
  ];
}
