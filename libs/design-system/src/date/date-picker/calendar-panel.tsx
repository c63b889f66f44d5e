import type { CalendarDate } from '@internationalized/date';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Calendar } from 'react-aria-components/Calendar';
import { Heading } from 'react-aria-components/Heading';
import { cx } from '../../cx.ts';
import * as arrow from '../../navigation/pagination/arrow.module.css';
import * as styles from './calendar-panel.module.css';
import { MonthGrid } from './month-grid.tsx';

export interface CalendarPanelProps {
  value: CalendarDate | null;
  min: CalendarDate | null;
  max: CalendarDate | null;
  label: string;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: (day: CalendarDate) => void;
  onCancel: () => void;
}

const weeks = 6;

const MonthHeader = () => (
  <header className={styles.header}>
    <Button slot="previous" className={cx(styles.arrow, arrow.previous)} />
    <Heading className={cx(styles.month)} />
    <Button slot="next" className={cx(styles.arrow, arrow.next)} />
  </header>
);

/** A month of 42 days; a selected day must be confirmed. */
export function CalendarPanel({ value, min, max, label, onConfirm, onCancel, ...words }: CalendarPanelProps) {
  const [day, setDay] = useState(value);
  return (
    <div className={styles.panel}>
      <Calendar
        aria-label={label}
        value={day}
        defaultFocusedValue={day ?? min}
        onChange={setDay}
        minValue={min}
        maxValue={max}
        weeksInMonth={weeks}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- in a dialog that was just opened, the focus belongs on its day
        autoFocus
      >
        <MonthHeader />
        <MonthGrid weeks={weeks} />
      </Calendar>
      <div className={styles.actions}>
        <button type="button" className={styles.cancel} onClick={onCancel}>
          {words.cancelLabel}
        </button>
        <button
          type="button"
          className={styles.confirm}
          disabled={day === null}
          onClick={() => {
            if (day) onConfirm(day);
          }}
        >
          {words.confirmLabel}
        </button>
      </div>
    </div>
  );
}
