import { Button } from 'react-aria-components/Button';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { cx } from '../base/cx.ts';
import type { FieldText } from '../base/field.tsx';
import { AriaRoot } from '../locale.tsx';
import { AriaLabel, AriaMessage, ariaField, boxClass } from './aria-field.tsx';
import type { AriaFieldOptions } from './aria-field.tsx';
import { Options, popoverClass } from './options.tsx';
import type { Option } from './options.tsx';
import * as styles from './select.module.css';

export type SelectProps = FieldText &
  AriaFieldOptions & {
    items: readonly Option[];
    /** The id of the chosen item, or null. */
    value: string | null;
    onChange: (id: string) => void;
    placeholder: string;
  };

/** One out of a list, by pointer, arrows or first letters. */
export function Select(props: SelectProps) {
  const { items, value, onChange, placeholder, error } = props;
  return (
    <AriaRoot locale={props.locale}>
      <AriaSelect
        {...ariaField(props)}
        value={value}
        onChange={(id) => {
          if (id !== null) onChange(String(id));
        }}
        placeholder={placeholder}
      >
        <AriaLabel {...props} />
        <Button className={boxClass()} {...(error ? { 'data-invalid': true } : {})}>
          <SelectValue className={cx(styles.value)} />
          <span aria-hidden className={styles.chevron} />
        </Button>
        <AriaMessage {...props} />
        <Popover className={popoverClass} offset={4}>
          <Options items={items} />
        </Popover>
      </AriaSelect>
    </AriaRoot>
  );
}
