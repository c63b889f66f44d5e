import type { Day } from '@livree/contracts';
import { cx } from '@livree/design-system/cx';
import { formatterFor } from '@livree/i18n';
import { Link, useLanguage } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { places } from '../../../frame/places.ts';
import { findState } from '../model/ride-state.ts';
import * as styles from './day-by-hour.module.css';

/** The same day on a phone: its rides one after the other. */
export function DayByHour({ day, now }: { day: Day; now: Date }) {
  const { t } = useTranslation('operations');
  const format = formatterFor(useLanguage(), { timeZone: day.timezone });
  const vehicles = new Map(day.vehicles.map(({ id, name }) => [id, name]));
  return (
    <ul className={styles.list} aria-label={t('day.byHour')}>
      {day.rides.map((ride) => {
        const state = findState(ride, now);
        return (
          <li key={ride.id}>
            <Link to={places.ride(ride.id)} className={cx(styles.ride, styles[state])}>
              <span>
                <b className={styles.time}>{format.time(new Date(ride.startsAt))}</b>
                <small>{format.time(new Date(ride.endsAt))}</small>
              </span>
              <span>
                {ride.destinationAddress}
                <small>{vehicles.get(ride.vehicleId)}</small>
              </span>
              <small className={styles.state}>
                {t(`state.${state}`)}
                {ride.isPaidElsewhere && `, ${t('state.elsewhere')}`}
              </small>
            </Link>
          </li>
        );
      })}
      {(day.absences ?? []).map(({ id, vehicleId, startsAt, endsAt, reason }) => (
        <li key={`absence ${id}`} className={styles.ride}>
          <span>
            <b className={styles.time}>{format.time(new Date(startsAt))}</b>
            <small>{format.time(new Date(endsAt))}</small>
          </span>
          <span>
            {reason}
            <small>{vehicles.get(vehicleId)}</small>
          </span>
          <small className={styles.state}>{t('day.away')}</small>
        </li>
      ))}
    </ul>
  );
}
