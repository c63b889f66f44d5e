import { DatePicker, TimePicker } from '@livree/design-system/date';
import { formatterFor, wallClock } from '@livree/i18n';
import { useLanguage, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';

export interface MomentFieldsProps {
  dateLabel: string;
  timeLabel: string;
  date: string;
  time: string;
  onDate: (date: string) => void;
  onTime: (time: string) => void;
  dateError?: string | undefined;
  timeError?: string | undefined;
  /** The earliest day; today by default. */
  from?: string | undefined;
}

const day = 86_400_000;

/** A day and a time at the pickup place. */
export function MomentFields({
  dateLabel,
  timeLabel,
  date,
  time,
  onDate,
  onTime,
  ...props
}: MomentFieldsProps) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const { t: common } = useTranslation('common');
  const { clock, config } = useShell();
  const now = clock.now();
  const latest = new Date(now.getTime() + config.maxDaysAhead * day);
  return (
    <>
      <DatePicker
        label={dateLabel}
        value={date}
        onChange={onDate}
        min={props.from || wallClock(now, config.timezone).slice(0, 10)}
        max={wallClock(latest, config.timezone).slice(0, 10)}
        placeholder={t('trip.chooseDate')}
        formatDay={(chosen) => formatterFor(language).date(chosen, 'chosen')}
        confirmLabel={common('actions.confirm')}
        cancelLabel={common('actions.cancel')}
        error={props.dateError}
        locale={language}
      />
      <TimePicker
        label={timeLabel}
        value={time}
        onChange={onTime}
        hourLabel={common('calendar.hour')}
        minuteLabel={common('calendar.minute')}
        error={props.timeError}
        locale={language}
      />
    </>
  );
}
