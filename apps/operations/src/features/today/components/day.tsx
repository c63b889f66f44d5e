import type { Day as DayOf } from '@livree/contracts';
import { TextLink } from '@livree/design-system/actions';
import { EmptyState } from '@livree/design-system/feedback';
import { useTranslation } from 'react-i18next';
import { findShown, type Window } from '../model/hours-shown.ts';
import { DayByHour } from './day-by-hour.tsx';
import { DrawnDay } from './drawn-day.tsx';
import { Legend } from './legend.tsx';

interface DayProps {
  readonly day: DayOf;
  readonly now: Date;
  readonly hours: Window;
  readonly onWhole: () => void;
}

/** The rides of a day: drawn by vehicle where there is room, by hour on a phone. */
export function Day({ day, now, hours, onWhole }: DayProps) {
  const { t } = useTranslation('operations');
  const whole = { start: Date.parse(day.startsAt), end: Date.parse(day.endsAt) };
  const shown = findShown(whole, hours, now.getTime());
  const hidden = day.rides.filter(
    ({ startsAt, endsAt }) => Date.parse(endsAt) <= shown.start || Date.parse(startsAt) >= shown.end,
  );
  if (day.rides.length === 0 && (day.absences ?? []).length === 0)
    return <EmptyState title={t('day.none')} level={2} />;
  return (
    <div>
      <DrawnDay day={day} now={now} shown={shown} />
      <DayByHour day={day} now={now} />
      <Legend />
      {hidden.length > 0 && (
        <p>
          <TextLink onClick={onWhole}>{t('day.hidden', { count: hidden.length })}</TextLink>
        </p>
      )}
    </div>
  );
}
