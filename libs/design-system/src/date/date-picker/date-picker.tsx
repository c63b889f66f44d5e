import { useRef, useState } from 'react';
import { cx } from '../../cx.ts';
import { Field, splitProps } from '../../fields/field/field.tsx';
import type { ControlProps, FieldText } from '../../fields/field/field.tsx';
import { CalendarIcon } from '../../icons.ts';
import { boxClass } from '../../pick/aria-field.tsx';
import type { CalendarPopover } from './calendar-popover.tsx';
import * as styles from './date-picker.module.css';
import { isDay } from './day.ts';

export type DatePickerProps = Omit<FieldText, 'label'> & {
  label: string;
  /** `YYYY-MM-DD`, or '' for none. */
  value: string;
  /** Called with `YYYY-MM-DD` when a day is confirmed. */
  onChange: (day: string) => void;
  /** `YYYY-MM-DD`; today by default, no limit if null. */
  min?: string | null | undefined;
  max?: string | null | undefined;
  placeholder: string;
  /** Writes the chosen day, `YYYY-MM-DD`, in words. */
  formatDay: (day: string) => string;
  confirmLabel: string;
  cancelLabel: string;
  disabled?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
  locale?: string | undefined;
};

type TriggerProps = DatePickerProps & { control: ControlProps };

let Calendar: typeof CalendarPopover | undefined;

/** Fetches the calendar, which a picker needs once it is pressed. */
export async function loadCalendar(): Promise<void> {
  const part = await import(/* webpackChunkName: 'calendar' */ './calendar-popover.tsx');
  Calendar = part.CalendarPopover;
}

function DateTrigger({ control, label, value, onChange, locale, ...props }: TriggerProps) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const valueId = `${control.id}-value`;
  const isChosen = isDay(value);

  async function show(): Promise<void> {
    if (Calendar === undefined) await loadCalendar();
    setOpen(true);
  }

  return (
    <>
      <button
        ref={trigger}
        type="button"
        id={control.id}
        className={boxClass(styles.trigger)}
        disabled={props.disabled}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-labelledby={`${control.id}-label ${valueId}`}
        aria-describedby={control['aria-describedby']}
        data-invalid={control['aria-invalid']}
        onClick={({ currentTarget }) => {
          // Safari gives a pressed button no focus, and there the focus returns to it.
          currentTarget.focus();
          void show();
        }}
      >
        <span id={valueId} className={cx(styles.value, !isChosen && styles.placeholder)}>
          {isChosen ? props.formatDay(value) : props.placeholder}
        </span>
        <CalendarIcon aria-hidden size={20} className={cx(styles.icon)} />
      </button>
      {open && Calendar ? (
        <Calendar
          triggerRef={trigger}
          label={label}
          value={value}
          min={props.min}
          max={props.max}
          confirmLabel={props.confirmLabel}
          cancelLabel={props.cancelLabel}
          locale={locale}
          onConfirm={onChange}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

/** A day, selected in a month of 42 cells and confirmed. Closed, it is a plain button. */
export function DatePicker(props: DatePickerProps) {
  return (
    <Field {...splitProps(props).field}>{(control) => <DateTrigger {...props} control={control} />}</Field>
  );
}
