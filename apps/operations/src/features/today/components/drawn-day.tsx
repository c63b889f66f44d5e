import type { Day, DayVehicle } from '@livree/contracts';
import { formatterFor } from '@livree/i18n';
import { useLanguage } from '@livree/platform';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { isMoved } from '../model/carry.ts';
import { listBusyFirst } from '../model/day-rows.ts';
import { listHours, locateMoment, percent, type Shown } from '../model/hours-shown.ts';
import { findLanes } from '../model/lanes.ts';
import { useDayPages } from '../use-day-pages.tsx';
import type { Hand } from '../use-hand.ts';
import { DrawnAbsence } from './drawn-absence.tsx';
import * as styles from './drawn-day.module.css';
import { DrawnRide } from './drawn-ride.tsx';
import { HeldRide } from './held-ride.tsx';

interface DrawnDayProps {
  readonly day: Day;
  readonly now: Date;
  readonly shown: Shown;
  readonly hand: Hand;
}

/** The day, one row for each vehicle, forty at a time; a line stands at now. */
export function DrawnDay({ day, now, shown, hand }: DrawnDayProps) {
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
            <VehicleRow key={vehicle.id} vehicle={vehicle} {...{ day, shown, now, hand }} />
          ))}
        </ul>
      </div>
      {pages}
    </div>
  );
}

interface VehicleRowProps extends DrawnDayProps {
  readonly vehicle: DayVehicle;
}

function VehicleRow({ vehicle, day, shown, now, hand }: VehicleRowProps) {
  const { t } = useTranslation('operations');
  const { held } = hand;
  const isHere = ({ vehicleId }: { vehicleId: number }) => vehicleId === vehicle.id;
  const inView = day.rides.filter(
    (ride) => isHere(ride) && Date.parse(ride.endsAt) > shown.start && Date.parse(ride.startsAt) < shown.end,
  );
  return (
    <li data-row data-vehicle={vehicle.id} className={styles.row}>
      <p className={styles.vehicle}>
        <b>{vehicle.name}</b>
        <small>{t('day.seats', { count: vehicle.seats })}</small>
      </p>
      <div data-track className={styles.lanes}>
        {day.absences?.filter(isHere).map((absence) => (
          <DrawnAbsence
            key={absence.id}
            {...{ absence, shown, timeZone: day.timezone }}
            isInTheWay={held?.conflict?.kind === 'absence' && held.conflict.with.id === absence.id}
          />
        ))}
        {findLanes(inView).map((lane) => (
          <div key={lane[0]?.id} className={styles.lane}>
            {lane.map((ride) => (
              <DrawnRide key={ride.id} {...{ ride, now, day, shown, hand }} />
            ))}
          </div>
        ))}
        {held && isHere(held.carry) && isMoved(held.carry, held.ride) && (
          <HeldRide {...{ held, shown, timeZone: day.timezone }} />
        )}
      </div>
    </li>
  );
}
