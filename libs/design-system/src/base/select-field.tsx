import type { Ref, SelectHTMLAttributes } from 'react';
import { cx } from './cx.ts';
import { Field } from './field.tsx';
import type { FieldText } from './field.tsx';
import * as styles from './field.module.css';
import * as select from './select-field.module.css';

export type SelectFieldProps = FieldText &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'children'> & {
    className?: string | undefined;
    ref?: Ref<HTMLSelectElement> | undefined;
    items: readonly { readonly id: string; readonly text: string }[];
    /** Shown until something is selected; its value is empty. */
    placeholder: string;
  };

/** A choice from the browser's own list: works before hydration and without scripts. */
export function SelectField({
  label,
  hideLabel,
  optional,
  hint,
  success,
  error,
  id,
  className,
  items,
  placeholder,
  ...props
}: SelectFieldProps) {
  return (
    <Field {...{ label, hideLabel, optional, hint, success, error, id, className }}>
      {(control) => (
        <span className={styles.box}>
          <select {...props} {...control} className={cx(styles.input, select.select)}>
            <option value="">{placeholder}</option>
            {items.map((item) => (
              <option key={item.id} value={item.id}>
                {item.text}
              </option>
            ))}
          </select>
        </span>
      )}
    </Field>
  );
}
