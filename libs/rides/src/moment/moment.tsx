import { DatePicker, TimePicker } from '@livree/design-system/date';
import { formatterFor, wallClock } from '@livree/i18n';
import { useLanguage, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import * as styles from './moment.module.css';

interface MomentProps {
  readonly labels: readonly [day: string, time: string];
  /** Stands in the field of the day until one is chosen. */
  readonly placeholder: string;
  readonly values: readonly [date: string, time: string];
  readonly timeZone: string;
  readonly error: string | undefined;
  readonly onChange: (date: string, time: string) => void;
}

const dayMs = 86_400_000;

/** A day and an hour at the pickup place. */
export function Moment({ labels: [dayLabel, timeLabel], values: [date, time], ...props }: MomentProps) {
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
        placeholder={props.placeholder}
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
