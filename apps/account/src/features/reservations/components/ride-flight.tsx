import { flightStates, isOneOf, type FollowedFlight, type Reservation } from '@livree/contracts';
import { Status } from '@livree/design-system/display';
import { Banner } from '@livree/design-system/feedback';
import { formatterFor } from '@livree/i18n';
import { useLanguage } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import * as styles from './ride-details.module.css';

interface RideFlightProps {
  readonly reservation: Reservation;
  readonly flight: FollowedFlight;
  /** It lands before the way back. */
  readonly isReturn?: boolean;
}

/** The flights that the pickups follow, those of the way there and of the way back. */
export function RideFlights({ reservation }: Pick<RideFlightProps, 'reservation'>) {
  const { flight, returnFlight } = reservation;
  return (
    <>
      {flight && <RideFlight {...{ reservation, flight }} />}
      {returnFlight && <RideFlight {...{ reservation }} flight={returnFlight} isReturn />}
    </>
  );
}

/** A flight that a pickup follows: how it stands, what that means for the pickup, and who says so. */
function RideFlight({ reservation, flight, isReturn = false }: RideFlightProps) {
  const { t } = useTranslation('account');
  const state = isOneOf(flightStates, flight.state) ? flight.state : 'awaited';
  const isStranded = state === 'cancelled' || state === 'diverted';
  const isUnderWay = isReturn && reservation.status === 'in_progress';
  const isAhead = reservation.status === 'confirmed' || isUnderWay;
  const time = (isReturn ? reservation.returnAt : reservation.pickupAt)?.slice(11, 16) ?? '';
  return (
    <section className={styles.part}>
      <h3>{t(isReturn ? 'flight.returnTitle' : 'flight.title', { number: flight.number })}</h3>
      <Status tone={isStranded ? 'failed' : 'ok'}>{t(`flight.state.${state}`)}</Status>
      {isStranded ? null : <Landing {...{ reservation, flight, isReturn }} />}
      {isAhead && (isStranded || flight.isPickupStuck) && (
        <Banner tone="warn">
          {t(`flight.${isReturn ? 'back.' : ''}${isStranded ? 'stranded' : 'stuck'}`, { time })}
        </Banner>
      )}
      <Source {...{ reservation, flight }} />
    </section>
  );
}

/** When it lands, that the pickup followed it, and until when waiting is free of charge. */
function Landing({ reservation, flight, isReturn = false }: RideFlightProps) {
  const { t } = useTranslation('account');
  const { time, dateTime } = formatterFor(useLanguage(), { timeZone: reservation.timezone });
  const { scheduledAt, expectedAt, bookedPickupAt, waitsUntil } = flight;
  const isMoved = scheduledAt != null && scheduledAt !== expectedAt;
  return (
    <>
      {expectedAt != null && (
        <p>
          {t('flight.landing')} {isMoved && <s>{time(new Date(scheduledAt))}</s>}{' '}
          <b>{dateTime(new Date(expectedAt), 'compact')}</b>
        </p>
      )}
      {bookedPickupAt != null && (
        <p>
          {t(isReturn ? 'flight.back.moved' : 'flight.moved', {
            before: dateTime(bookedPickupAt, 'compact'),
          })}
        </p>
      )}
      {waitsUntil != null && <p>{t('flight.waits', { time: time(new Date(waitsUntil)) })}</p>}
    </>
  );
}

/** Who reports the flight, and when; one that is invented is called so. */
function Source({ reservation, flight }: RideFlightProps) {
  const { t } = useTranslation('account');
  const { dateTime } = formatterFor(useLanguage(), { timeZone: reservation.timezone });
  const { source, isSandbox, checkedAt } = flight;
  if (isSandbox) return <small>{t('flight.invented')}</small>;
  if (source == null || checkedAt == null) return null;
  return <small>{t('flight.source', { source, time: dateTime(new Date(checkedAt), 'compact') })}</small>;
}
