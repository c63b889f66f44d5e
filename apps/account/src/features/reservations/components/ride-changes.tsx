import {
  changedParts,
  isOneOf,
  type changeRoutes,
  type Reservation,
  type RouteAnswer,
} from '@livree/contracts';
import { TextLink } from '@livree/design-system/actions';
import { formatterFor } from '@livree/i18n';
import { useLanguage, useQuery, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { changesQuery } from '../api/changes-query.ts';
import { RequestStanding } from './request-standing.tsx';
import * as styles from './ride-details.module.css';

interface RideRequestProps {
  readonly reservation: Reservation;
  readonly onPay: () => void;
}

/** How the change that the customer has asked for stands: it may wait for a payment. */
export function RideRequest({ reservation, onPay }: RideRequestProps) {
  const { api } = useShell();
  const { data } = useQuery(changesQuery(api, reservation.id));
  return data?.request && <RequestStanding {...{ reservation, onPay }} request={data.request} />;
}

interface RideChangesProps {
  readonly reservation: Reservation;
  readonly onChange: () => void;
}

/** What was changed in a ride, and the way to change it while that is possible online. */
export function RideChanges({ reservation, onChange }: RideChangesProps) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { api } = useShell();
  const { data } = useQuery(changesQuery(api, reservation.id));
  if (data === undefined) return null;
  const until = formatterFor(language, { timeZone: reservation.timezone }).dateTime(
    new Date(data.changeUntil),
    'compact',
  );
  return (
    <>
      {data.changes.length > 0 && (
        <section className={styles.part}>
          <h3>{t('change.history')}</h3>
          <ul className={styles.payments}>
            {data.changes.map((change) => (
              <ChangeRow key={change.madeAt} change={change} />
            ))}
          </ul>
        </section>
      )}
      {data.canChange && (
        <p className={styles.act}>
          <TextLink onClick={onChange}>{t('change.open')}</TextLink>{' '}
          <small>{t('change.until', { until })}</small>
        </p>
      )}
      {data.canRequest && (
        <p className={styles.act}>
          <TextLink onClick={onChange}>{t('request.ask')}</TextLink> <small>{t('request.hint')}</small>
        </p>
      )}
    </>
  );
}

type MadeChange = RouteAnswer<typeof changeRoutes.list>['data']['changes'][number];

function ChangeRow({ change }: { change: MadeChange }) {
  const { t } = useTranslation('account');
  const format = formatterFor(useLanguage());
  const {
    previousPickupAt,
    pickupAt,
    previousPrice,
    totalPrice,
    madeAt,
    changed = [],
    followsFlight = false,
    isReturn = false,
  } = change;
  const isMoved = previousPickupAt !== pickupAt;
  const parts = changed.flatMap((part) =>
    isOneOf(changedParts, part) && !(part === 'time' && isMoved) ? [t(`change.parts.${part}`)] : [],
  );
  return (
    <li>
      {isMoved && (
        <span>
          <s>{format.dateTime(previousPickupAt, 'compact')}</s> {format.dateTime(pickupAt, 'compact')}
        </span>
      )}
      {followsFlight && <span>{t(isReturn ? 'change.returnFollowsFlight' : 'change.followsFlight')}</span>}
      {parts.length > 0 && <span>{parts.join(', ')}</span>}
      <small>{t('change.madeOn', { date: format.date(new Date(madeAt), 'short') })}</small>
      <span className={styles.amount}>
        {previousPrice.cents === totalPrice.cents ? null : <s>{format.money(previousPrice.cents)}</s>}{' '}
        {format.money(totalPrice.cents)}
      </span>
    </li>
  );
}
