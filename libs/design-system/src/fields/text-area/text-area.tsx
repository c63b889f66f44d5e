import type { Ref, TextareaHTMLAttributes } from 'react';
import { cx } from '../../cx.ts';
import * as styles from '../field/field.module.css';
import { Field, splitProps } from '../field/field.tsx';
import type { FieldText } from '../field/field.tsx';

export type TextAreaProps = FieldText &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'> & {
    className?: string | undefined;
    ref?: Ref<HTMLTextAreaElement> | undefined;
  };

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const { field, control: area } = splitProps(props);
  const { rows = 3, ...rest } = area;
  return (
    <Field {...field}>
      {(control) => (
        <span className={styles.box}>
          <textarea {...rest} {...control} rows={rows} className={cx(styles.input, styles.area)} />
        </span>
      )}
    </Field>
  );
}
