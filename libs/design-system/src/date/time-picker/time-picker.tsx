import { useId } from 'react';
import { cx } from '../../cx.ts';
import * as field from '../../fields/field/field.module.css';
import { FieldMessage, LabelText } from '../../fields/field/field.tsx';
import type { FieldText } from '../../fields/field/field.tsx';
import { Select } from '../../pick/select/select.tsx';
import * as styles from './time-picker.module.css';

export type TimePickerProps = FieldText & {
  /** `HH:MM` on 24 hours, or '' for none. */
  value: string;
  /** Called with `HH:MM`; after the first selection, the other part is 00. */
  onChange: (time: string) => void;
  hourLabel: string;
  minuteLabel: string;
  disabled?: boolean | undefined;
  className?: string | undefined;
  locale?: string | undefined;
};

const twoDigits = (number: number): string => String(number).padStart(2, '0');

const choices = (count: number, step: number) =>
  Array.from({ length: count }, (_, index) => twoDigits(index * step)).map((text) => ({
    id: text,
    label: text,
  }));

const hours = choices(24, 1);
const minutes = choices(12, 5);

/** An hour, and minutes in steps of five, as two lists in one group. */
export function TimePicker(props: TimePickerProps) {
  const { hint, success, error, value, onChange } = props;
  const messageId = useId();
  const [hour, minute] = value ? value.split(':') : [];
  const shared = { placeholder: '--', disabled: props.disabled, locale: props.locale, hideLabel: true };
  const listed =
    minute && !minutes.some(({ id }) => id === minute)
      ? [...minutes, { id: minute, label: minute }]
      : minutes;
  return (
    <fieldset
      className={cx(field.field, Boolean(error) && styles.invalid, props.className)}
      aria-describedby={error || success || hint ? messageId : undefined}
      data-invalid={error ? true : undefined}
    >
      <legend className={cx(field.label, styles.legend)}>
        <LabelText {...props} />
      </legend>
      <div className={styles.selects}>
        <Select
          {...shared}
          label={props.hourLabel}
          items={hours}
          value={hour ?? null}
          onChange={(picked) => onChange(`${picked}:${minute ?? '00'}`)}
        />
        <span aria-hidden>:</span>
        <Select
          {...shared}
          label={props.minuteLabel}
          items={listed}
          value={minute ?? null}
          onChange={(picked) => onChange(`${hour ?? '00'}:${picked}`)}
        />
      </div>
      <FieldMessage {...props} id={messageId} />
    </fieldset>
  );
}
