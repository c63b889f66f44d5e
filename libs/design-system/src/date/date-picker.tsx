import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { useState } from 'react';
import { cx } from '../base/cx.ts';
import { Field } from '../base/field.tsx';
import type { ControlProps, FieldText } from '../base/field.tsx';
import { CalendarIcon } from '../icons.ts';
import { AriaRoot, useLocale } from '../locale.tsx';
import { boxClass } from '../pick/aria-field.tsx';
import { CalendarPanel } from './calendar-panel.tsx';
import * as styles from './date-picker.module.css';
import { dayInWords, localToday, parseDay } from './day.ts';

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
  /** Formats the day in the field; by default weekday, day, month and year in the current language. */
  formatDay?: ((day: string) => string) | undefined;
  confirmLabel: string;
  cancelLabel: string;
  disabled?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
  locale?: string | undefined;
};

type TriggerProps = DatePickerProps & { control: ControlProps };

function DateTrigger({ control, label, value, onChange, min, max, locale, ...props }: TriggerProps) {
  const [open, setOpen] = useState(false);
  const language = useLocale(locale);
  const valueId = `${control.id}-value`;
  const day = parseDay(value);
  return (
    <DialogTrigger isOpen={open} onOpenChange={setOpen}>
      <Button
        id={control.id}
        className={boxClass(styles.trigger)}
        isDisabled={props.disabled ?? false}
        aria-labelledby={`${control.id}-label ${valueId}`}
        {...(control['aria-describedby'] ? { 'aria-describedby': control['aria-describedby'] } : {})}
        {...(control['aria-invalid'] ? { 'data-invalid': true } : {})}
      >
        <span id={valueId} className={cx(styles.value, !day && styles.placeholder)}>
          {day ? (props.formatDay?.(value) ?? dayInWords(day, language)) : props.placeholder}
        </span>
        <CalendarIcon aria-hidden size={20} className={cx(styles.icon)} />
      </Button>
      <Popover placement="bottom start" offset={4} className={cx(styles.panel)}>
        <Dialog aria-label={label} className={cx(styles.dialog)}>
          <CalendarPanel
            label={label}
            value={day}
            min={min === undefined ? localToday() : parseDay(min)}
            max={parseDay(max)}
            confirmLabel={props.confirmLabel}
            cancelLabel={props.cancelLabel}
            onCancel={() => setOpen(false)}
            onConfirm={(picked) => {
              onChange(picked.toString());
              setOpen(false);
            }}
          />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

/** A day, selected in a month of 42 cells and confirmed. */
export function DatePicker(props: DatePickerProps) {
  const { label, hideLabel, optional, hint, success, error, id, className } = props;
  return (
    <AriaRoot locale={props.locale}>
      <Field {...{ label, hideLabel, optional, hint, success, error, id, className }}>
        {(control) => <DateTrigger {...props} control={control} />}
      </Field>
    </AriaRoot>
  );
}
