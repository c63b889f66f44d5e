import { useId } from 'react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { FieldMessage } from './field.tsx';
import * as styles from './rating-input.module.css';

export type RatingInputProps = {
  legend: ReactNode;
  /** 1 to 5, or null for none yet. */
  value: number | null;
  onChange: (value: number) => void;
  /** What one to five stars mean, such as "Excellent"; the chosen one is shown. */
  labels: readonly [string, string, string, string, string];
  hint?: ReactNode;
  error?: ReactNode;
  name?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
};

/** A rating asked for: five radio buttons in the shape of stars. */
export function RatingInput({ legend, value, onChange, labels, hint, error, ...props }: RatingInputProps) {
  const made = useId();
  const messageId = hint || error ? `${made}-message` : undefined;
  return (
    <fieldset
      className={cx(styles.group, Boolean(error) && styles.invalid, props.className)}
      aria-describedby={messageId}
      disabled={props.disabled}
    >
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.row}>
        {labels.map((label, index) => (
          <input
            key={label}
            type="radio"
            name={props.name ?? made}
            value={index + 1}
            checked={value === index + 1}
            aria-label={label}
            className={cx(styles.star, value !== null && index < value && styles.lit)}
            onChange={() => onChange(index + 1)}
          />
        ))}
        <span aria-hidden className={styles.words}>
          {value === null ? null : labels[value - 1]}
        </span>
      </div>
      <FieldMessage {...(messageId ? { id: messageId } : {})} hint={hint} error={error} />
    </fieldset>
  );
}
