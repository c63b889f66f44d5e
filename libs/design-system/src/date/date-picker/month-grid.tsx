import {
  DateFormatter,
  getDayOfWeek,
  isSameDay,
  isSameMonth,
  today,
  type CalendarDate,
} from '@internationalized/date';
import { useContext, useEffect, useRef } from 'react';
import {
  CalendarGrid,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
} from 'react-aria-components/Calendar';
import { useLocale } from 'react-aria-components/I18nProvider';
import { cx } from '../../cx.ts';
import * as styles from './calendar-panel.module.css';

/** The days of the visible month in weeks. React Aria moves the focus and keeps the selection. */
export const MonthGrid = ({ weeks }: { weeks: number }) => (
  <CalendarGrid className={cx(styles.grid)} weekdayStyle="short">
    <CalendarGridHeader>
      {(day) => <CalendarHeaderCell className={cx(styles.weekday)}>{day}</CalendarHeaderCell>}
    </CalendarGridHeader>
    <Weeks count={weeks} />
  </CalendarGrid>
);

const inWords = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

function Weeks({ count }: { count: number }) {
  const state = useContext(CalendarStateContext);
  const { locale } = useLocale();
  if (state === null) return null;
  const words = new DateFormatter(locale, inWords);
  const now = today(state.timeZone);
  const month = state.visibleRange.start;
  return (
    <tbody>
      {Array.from({ length: count }, (_, week) => (
        <tr key={week}>
          {state.getDatesInWeek(week, month).map((date) => {
            if (date === null) return null;
            const isOutside = !isSameMonth(month, date);
            return (
              <Day
                key={getDayOfWeek(date, locale)}
                number={date.day}
                name={words.format(date.toDate('UTC'))}
                isOutside={isOutside}
                isDisabled={isOutside || state.isCellDisabled(date)}
                isSelected={!isOutside && state.isSelected(date)}
                isToday={isSameDay(now, date)}
                isFocused={!isOutside && state.isCellFocused(date)}
                isTabStop={isSameDay(state.focusedDate, date)}
                onPick={() => state.selectDate(date)}
                onFocus={() => focusOn(date)}
              />
            );
          })}
        </tr>
      ))}
    </tbody>
  );
  function focusOn(date: CalendarDate): void {
    state?.setFocusedDate(date);
    state?.setFocused(true);
  }
}

interface DayProps {
  number: number;
  name: string;
  isOutside: boolean;
  isDisabled: boolean;
  isSelected: boolean;
  isToday: boolean;
  isFocused: boolean;
  isTabStop: boolean;
  onPick: () => void;
  onFocus: () => void;
}

/** One day, much lighter than React Aria's cell: there are 42. */
function Day({ isDisabled, isOutside, isSelected, isToday, isFocused, ...day }: DayProps) {
  const button = useRef<HTMLDivElement>(null);
  const isShown = useRef(false);
  useEffect(() => {
    // The panel has no place yet when it opens.
    if (isFocused) button.current?.focus({ preventScroll: !isShown.current });
    isShown.current = true;
  }, [isFocused]);
  const act = isDisabled
    ? {}
    : { onClick: day.onPick, onFocus: day.onFocus, tabIndex: day.isTabStop ? 0 : -1 };
  return (
    <td aria-disabled={isDisabled || undefined} aria-selected={isSelected || undefined}>
      <div
        ref={button}
        role="button"
        aria-label={day.name}
        aria-disabled={isDisabled || undefined}
        aria-pressed={isSelected || undefined}
        aria-current={isToday ? 'date' : undefined}
        data-outside-month={isOutside || undefined}
        data-disabled={isDisabled || undefined}
        data-selected={isSelected || undefined}
        data-today={isToday || undefined}
        className={cx(styles.day)}
        {...act}
      >
        {day.number}
      </div>
    </td>
  );
}
