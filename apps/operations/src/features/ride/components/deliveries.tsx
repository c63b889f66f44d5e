import {
  type Delivery,
  type DeliveryState,
  deliveryAddressees,
  deliveryChannels,
  deliveryFailures,
  deliveryKinds,
  deliveryStates,
  isOneOf,
  languages,
} from '@livree/contracts';
import { type Column, Status, type StatusTone, Table } from '@livree/design-system/display';
import { spacedPhone } from '@livree/i18n';
import { useQuery, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { ReadState } from '../../../frame/read-state.tsx';
import { useCompanyFormat } from '../../../frame/use-company-format.ts';
import { deliveriesQuery } from '../api/deliveries-query.ts';
import * as styles from './ride.module.css';

const tones: Readonly<Record<DeliveryState, StatusTone>> = {
  accepted: 'ok',
  retried: 'waiting',
  failed: 'failed',
  held_back: 'cancelled',
};

/** The mails and text messages about a ride: what, to whom, when, and whether they were taken. */
export function Deliveries({ id }: { id: number }) {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const read = useQuery(deliveriesQuery(api, id));
  const columns = useColumns();
  return (
    <section className={styles.whole}>
      <h2>{t('deliveries.title')}</h2>
      <ReadState read={read}>
        {(found) =>
          found.length === 0 ? (
            <p>{t('deliveries.none')}</p>
          ) : (
            <Table
              caption={t('deliveries.title')}
              rows={found}
              rowKey={(delivery) => String(delivery.id)}
              columns={columns}
            />
          )
        }
      </ReadState>
    </section>
  );
}

function useColumns(): readonly Column<Delivery>[] {
  const { t } = useTranslation('operations');
  const { dateTime } = useCompanyFormat();
  const sayTime = (at: string) => dateTime(new Date(at), 'compact');
  return [
    {
      id: 'what',
      header: t('deliveries.what'),
      cell: ({ kind, channel, language }) => (
        <>
          {isOneOf(deliveryKinds, kind) ? t(`deliveries.kind.${kind}`) : kind}
          <small>
            {[
              isOneOf(deliveryChannels, channel) ? t(`deliveries.${channel}`) : channel,
              isOneOf(languages, language) ? t(`language.${language}`) : language,
            ].join(', ')}
          </small>
        </>
      ),
    },
    {
      id: 'whom',
      header: t('deliveries.whom'),
      cell: ({ addressee, address, channel }) => (
        <>
          {isOneOf(deliveryAddressees, addressee) ? t(`deliveries.to.${addressee}`) : addressee}{' '}
          <small>{channel === 'sms' ? spacedPhone(address) : address}</small>
        </>
      ),
    },
    { id: 'queued', header: t('deliveries.queued'), cell: ({ queuedAt }) => sayTime(queuedAt) },
    {
      id: 'state',
      header: t('deliveries.state'),
      cell: (delivery) => <Outcome delivery={delivery} sayTime={sayTime} />,
    },
  ];
}

interface OutcomeProps {
  readonly delivery: Delivery;
  readonly sayTime: (at: string) => string;
}

function Outcome({ delivery, sayTime }: OutcomeProps) {
  const { t } = useTranslation('operations');
  const { state, settledAt, failure, attempts } = delivery;
  if (!isOneOf(deliveryStates, state)) return state;
  const told = [
    ...(settledAt ? [sayTime(settledAt)] : []),
    ...(failure && isOneOf(deliveryFailures, failure) ? [t(`deliveries.failure.${failure}`)] : []),
    ...(attempts > 1 ? [t('deliveries.attempts', { count: attempts })] : []),
  ];
  return (
    <>
      <Status tone={tones[state]}>{t(`deliveries.is.${state}`)}</Status> <small>{told.join(', ')}</small>
    </>
  );
}
