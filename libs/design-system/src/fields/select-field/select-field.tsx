import type { Ref, SelectHTMLAttributes } from 'react';
import { cx } from '../../cx.ts';
import * as styles from '../field/field.module.css';
import { Field, splitProps } from '../field/field.tsx';
import type { FieldText } from '../field/field.tsx';
import * as own from './select-field.module.css';

export type SelectFieldProps = FieldText &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'children'> & {
    className?: string | undefined;
    ref?: Ref<HTMLSelectElement> | undefined;
    items: readonly { readonly id: string; readonly text: string }[];
    /** Shown until something is selected; its value is empty. */
    placeholder: string;
  };

/** A choice from the browser's own list: works before hydration and without scripts. */
export function SelectField(props: SelectFieldProps) {
  const { field, control: list } = splitProps(props);
  const { items, placeholder, ...rest } = list;
  return (
    <Field {...field}>
      {(control) => (
        <span className={styles.box}>
          <select {...rest} {...control} className={cx(styles.input, own.select)}>
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
