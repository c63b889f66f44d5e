import type { Absence, Day, DayRide, DayVehicle } from '@livree/contracts';
import { formatterFor } from '@livree/i18n';
import { useLanguage } from '@livree/platform';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { listBusyFirst } from '../model/day-rows.ts';
import { listHours, locateMoment, percent, type Shown } from '../model/hours-shown.ts';
import { findLanes } from '../model/lanes.ts';
import { useDayPages } from '../use-day-pages.tsx';
import { DrawnAbsence } from './drawn-absence.tsx';
import * as styles from './drawn-day.module.css';
import { DrawnRide } from './drawn-ride.tsx';

interface DrawnDayProps {
  readonly day: Day;
  readonly now: Date;
  readonly shown: Shown;
}

/** The day, one row for each vehicle, forty at a time; a line stands at now. */
export function DrawnDay({ day, now, shown }: DrawnDayProps) {
  const { t } = useTranslation('operations');
  const format = formatterFor(useLanguage(), { timeZone: day.timezone });
  const { rows, pages } = useDayPages(listBusyFirst(day));
  const hours = listHours(shown);
  const isNow = shown.start <= now.getTime() && now.getTime() < shown.end;
  const ruler: CSSProperties = { gridTemplateColumns: `repeat(${hours.length}, minmax(0, 1fr))` };
  return (
    <div className={styles.day}>
      <div className={styles.ruler} aria-hidden>
        <div style={ruler}>
          {hours.map((hour) => (
            <span key={hour}>{format.time(new Date(hour)).slice(0, 2)}</span>
          ))}
        </div>
      </div>
      <div className={styles.rows}>
        {isNow && (
          <div className={styles.track} aria-hidden>
            <i
              className={styles.now}
              style={{ insetInlineStart: percent(locateMoment(now.getTime(), shown)) }}
            >
              <span>{format.time(now)}</span>
            </i>
          </div>
        )}
        <ul aria-label={t('day.byVehicle')}>
          {rows.map((vehicle) => (
            <VehicleRow
              key={vehicle.id}
              vehicle={vehicle}
              rides={day.rides.filter(({ vehicleId }) => vehicleId === vehicle.id)}
              absences={(day.absences ?? []).filter(({ vehicleId }) => vehicleId === vehicle.id)}
              {...{ shown, now, timeZone: day.timezone }}
            />
          ))}
        </ul>
      </div>
      {pages}
    </div>
  );
}

interface VehicleRowProps {
  readonly vehicle: DayVehicle;
  readonly rides: readonly DayRide[];
  readonly absences: readonly Absence[];
  readonly shown: Shown;
  readonly now: Date;
  readonly timeZone: string;
}

function VehicleRow({ vehicle, rides, absences, shown, now, timeZone }: VehicleRowProps) {
  const { t } = useTranslation('operations');
  const inView = rides.filter(
    ({ startsAt, endsAt }) => Date.parse(endsAt) > shown.start && Date.parse(startsAt) < shown.end,
  );
  return (
    <li data-row className={styles.row}>
      <p className={styles.vehicle}>
        <b>{vehicle.name}</b>
        <small>{t('day.seats', { count: vehicle.seats })}</small>
      </p>
      <div className={styles.lanes}>
        {absences.map((absence) => (
          <DrawnAbsence key={absence.id} {...{ absence, shown, timeZone }} />
        ))}
        {findLanes(inView).map((lane) => (
          <div key={lane[0]?.id} className={styles.lane}>
            {lane.map((ride) => (
              <DrawnRide
                key={ride.id}
                {...{ ride, now, timeZone }}
                start={percent(locateMoment(Date.parse(ride.startsAt), shown))}
                length={percent(
                  locateMoment(Date.parse(ride.endsAt), shown) -
                    locateMoment(Date.parse(ride.startsAt), shown),
                )}
              />
            ))}
          </div>
        ))}
      </div>
    </li>
  );
}
