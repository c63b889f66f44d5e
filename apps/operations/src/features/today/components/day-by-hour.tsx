import type { Absence, Day, DayRide } from '@livree/contracts';
import { cx } from '@livree/design-system/cx';
import { type Formatter, formatterFor } from '@livree/i18n';
import { useLanguage } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { findState } from '../model/ride-state.ts';
import { useDayPages } from '../use-day-pages.tsx';
import type { Hand } from '../use-hand.ts';
import * as styles from './day-by-hour.module.css';
import { RideTarget } from './ride-target.tsx';

/** The same day on a phone: its rides one after the other. */
export function DayByHour({ day, now, hand }: { day: Day; now: Date; hand: Hand }) {
  const { t } = useTranslation('operations');
  const format = formatterFor(useLanguage(), { timeZone: day.timezone });
  const vehicles = new Map(day.vehicles.map(({ id, name }) => [id, name]));
  const { rows, pages } = useDayPages([...day.rides, ...(day.absences ?? [])]);
  return (
    <div className={styles.hours}>
      <ul className={styles.list} aria-label={t('day.byHour')}>
        {rows.map((row) =>
          'reference' in row ? (
            <RideRow
              key={row.id}
              ride={row}
              vehicle={vehicles.get(row.vehicleId)}
              {...{ now, format, hand }}
            />
          ) : (
            <AbsenceRow
              key={`absence ${row.id}`}
              absence={row}
              vehicle={vehicles.get(row.vehicleId)}
              format={format}
            />
          ),
        )}
      </ul>
      {pages}
    </div>
  );
}

interface RowProps {
  readonly vehicle: string | undefined;
  readonly format: Formatter;
}

interface RideRowProps extends RowProps {
  readonly ride: DayRide;
  readonly now: Date;
  readonly hand: Hand;
}

function RideRow({ ride, vehicle, now, format, hand }: RideRowProps) {
  const { t } = useTranslation('operations');
  const state = findState(ride, now);
  return (
    <li>
      <RideTarget ride={ride} hand={hand} className={cx(styles.ride, styles[state])}>
        <span>
          <b className={styles.time}>{format.time(new Date(ride.startsAt))}</b>
          <small>{format.time(new Date(ride.endsAt))}</small>
        </span>
        <span>
          {ride.destinationAddress}
          <small>{vehicle}</small>
        </span>
        <small className={styles.state}>
          {t(`state.${state}`)}
          {ride.isPaidElsewhere && `, ${t('state.elsewhere')}`}
        </small>
      </RideTarget>
    </li>
  );
}

function AbsenceRow({ absence, vehicle, format }: RowProps & { readonly absence: Absence }) {
  const { t } = useTranslation('operations');
  return (
    <li className={styles.ride}>
      <span>
        <b className={styles.time}>{format.time(new Date(absence.startsAt))}</b>
        <small>{format.time(new Date(absence.endsAt))}</small>
      </span>
      <span>
        {absence.reason}
        <small>{vehicle}</small>
      </span>
      <small className={styles.state}>{t('day.away')}</small>
    </li>
  );
}
