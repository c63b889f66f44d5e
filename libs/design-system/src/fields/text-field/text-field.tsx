import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../../cx.ts';
import * as styles from '../field/field.module.css';
import { Field, splitProps } from '../field/field.tsx';
import type { FieldText } from '../field/field.tsx';

export type TextFieldProps = FieldText &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> & {
    className?: string | undefined;
    ref?: Ref<HTMLInputElement> | undefined;
    /** Inside the frame, before and after the text. */
    leading?: ReactNode;
    trailing?: ReactNode;
  };

/** One line of text; `type` and `autoComplete` work as on an input. Accepts react-hook-form's `register`. */
export function TextField(props: TextFieldProps) {
  const { field, control: input } = splitProps(props);
  const { leading, trailing, type = 'text', ...rest } = input;
  return (
    <Field {...field}>
      {(control) => (
        <span className={styles.box}>
          {leading}
          <input {...rest} {...control} type={type} className={cx(styles.input)} />
          {trailing}
        </span>
      )}
    </Field>
  );
}
