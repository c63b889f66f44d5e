import { useId } from 'react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../../cx.ts';
import * as styles from '../choice.module.css';
import { FieldMessage } from '../field/field.tsx';

export type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> & {
  label: ReactNode;
  description?: ReactNode;
  /** At the end of the row, such as a price. */
  trailing?: ReactNode;
  error?: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** A yes or no that takes effect with its form. */
export function Checkbox({ label, description, trailing, error, id, className, ...input }: CheckboxProps) {
  const made = useId();
  const inputId = id ?? made;
  const described = [description && `${inputId}-description`, error && `${inputId}-message`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={cx(styles.message, className)}>
      <div className={cx(styles.choice, Boolean(description) && styles.described)}>
        <input
          {...input}
          id={inputId}
          type="checkbox"
          className={cx(styles.mark, styles.tick)}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
        />
        <span className={styles.words}>
          <label htmlFor={inputId}>{label}</label>
          {description ? <small id={`${inputId}-description`}>{description}</small> : null}
        </span>
        {trailing ? <span className={styles.trailing}>{trailing}</span> : null}
      </div>
      <FieldMessage id={`${inputId}-message`} error={error} />
    </div>
  );
}
