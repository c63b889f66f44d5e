import type { Ref, TextareaHTMLAttributes } from 'react';
import { cx } from './cx.ts';
import { Field } from './field.tsx';
import type { FieldText } from './field.tsx';
import * as styles from './field.module.css';

export type TextAreaProps = FieldText &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'> & {
    className?: string | undefined;
    ref?: Ref<HTMLTextAreaElement> | undefined;
  };

/** Several lines of text. */
export function TextArea({
  label,
  hideLabel,
  optional,
  hint,
  success,
  error,
  id,
  className,
  ...area
}: TextAreaProps) {
  const { rows = 3, ...rest } = area;
  return (
    <Field {...{ label, hideLabel, optional, hint, success, error, id, className }}>
      {(control) => (
        <span className={styles.box}>
          <textarea {...rest} {...control} rows={rows} className={cx(styles.input, styles.area)} />
        </span>
      )}
    </Field>
  );
}
