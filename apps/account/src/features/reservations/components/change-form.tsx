import { ApiError } from '@livree/api-client';
import type { Reservation } from '@livree/contracts';
import { DatePicker, TimePicker } from '@livree/design-system/date';
import { Select } from '@livree/design-system/pick';
import { formatterFor, wallClock } from '@livree/i18n';
import { useLanguage, useQuery, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { fleetQuery } from '../api/fleet-query.ts';
import type { ChangeWish } from '../model/change-wish.ts';
import * as styles from './change-dialog.module.css';

interface ChangeFormProps {
  readonly reservation: Reservation;
  readonly wish: ChangeWish;
  /** What the server refuses. */
  readonly error: Error | null;
  readonly onChange: (wish: ChangeWish) => void;
}

const most = 7;

/** When, for how many and with which vehicle. */
export function ChangeForm({ reservation, wish, error, onChange }: ChangeFormProps) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { api } = useShell();
  const { data: fleet = [] } = useQuery(fleetQuery(api, language));
  const faults = error instanceof ApiError ? error.fieldErrors : {};
  const count = formatterFor(language).number;
  const vehicles = fleet.map(({ id, name }) => ({ id: String(id), label: name }));
  const isListed = fleet.some(({ id }) => id === reservation.vehicleId);
  const own = { id: String(reservation.vehicleId), label: reservation.vehicle.name };
  return (
    <>
      <Moment
        labels={[t('change.day'), t('change.time')]}
        values={[wish.date, wish.time]}
        timeZone={reservation.timezone}
        error={faults['pickupAt']?.[0]}
        onChange={(date, time) => onChange({ ...wish, date, time })}
      />
      {reservation.returnAt !== null && (
        <Moment
          labels={[t('change.returnDay'), t('change.returnTime')]}
          values={[wish.returnDate, wish.returnTime]}
          timeZone={reservation.timezone}
          error={faults['returnAt']?.[0]}
          onChange={(returnDate, returnTime) => onChange({ ...wish, returnDate, returnTime })}
        />
      )}
      <div className={styles.choices}>
        <Select
          label={t('ride.vehicle')}
          items={isListed ? vehicles : [own, ...vehicles]}
          value={String(wish.vehicleId)}
          onChange={(id) => onChange({ ...wish, vehicleId: Number(id) })}
          placeholder={t('ride.vehicle')}
          error={faults['vehicleId']?.[0]}
          locale={language}
        />
        <Select
          label={t('ride.passengers')}
          items={Array.from({ length: most }, (_, index) => ({
            id: String(index + 1),
            label: count(index + 1),
          }))}
          value={String(wish.passengers)}
          onChange={(passengers) => onChange({ ...wish, passengers: Number(passengers) })}
          placeholder={t('ride.passengers')}
          error={faults['passengers']?.[0]}
          locale={language}
        />
      </div>
    </>
  );
}

interface MomentProps {
  readonly labels: readonly [day: string, time: string];
  readonly values: readonly [date: string, time: string];
  readonly timeZone: string;
  readonly error: string | undefined;
  readonly onChange: (date: string, time: string) => void;
}

const dayMs = 86_400_000;

function Moment({ labels: [dayLabel, timeLabel], values: [date, time], ...props }: MomentProps) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const language = useLanguage();
  const { clock, config } = useShell();
  const now = clock.now();
  const latest = new Date(now.getTime() + config.maxDaysAhead * dayMs);
  return (
    <div className={styles.pair}>
      <DatePicker
        label={dayLabel}
        value={date}
        onChange={(chosen) => props.onChange(chosen, time)}
        min={wallClock(now, props.timeZone).slice(0, 10)}
        max={wallClock(latest, props.timeZone).slice(0, 10)}
        placeholder={t('change.chooseDay')}
        formatDay={(chosen) => formatterFor(language).date(chosen, 'compact')}
        confirmLabel={common('actions.confirm')}
        cancelLabel={common('actions.cancel')}
        locale={language}
      />
      <TimePicker
        label={timeLabel}
        value={time}
        onChange={(chosen) => props.onChange(date, chosen)}
        hourLabel={common('calendar.hour')}
        minuteLabel={common('calendar.minute')}
        error={props.error}
        locale={language}
      />
    </div>
  );
}
