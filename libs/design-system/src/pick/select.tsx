import { Button } from 'react-aria-components/Button';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { cx } from '../base/cx.ts';
import type { FieldText } from '../base/field.tsx';
import { AriaRoot } from '../locale.tsx';
import { AriaLabel, AriaMessage, boxClass, fieldClass } from './aria-field.tsx';
import { Options, popoverClass } from './options.tsx';
import type { Option } from './options.tsx';
import * as styles from './select.module.css';

export type SelectProps = FieldText & {
  items: readonly Option[];
  /** The id of the chosen item, or null. */
  value: string | null;
  onChange: (id: string) => void;
  placeholder: string;
  /** Makes a form send the chosen id under this name. */
  name?: string | undefined;
  onBlur?: (() => void) | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  className?: string | undefined;
  locale?: string | undefined;
};

/** One out of a list, by pointer, arrows or first letters. */
export function Select({
  label,
  hideLabel,
  optional,
  hint,
  success,
  error,
  items,
  value,
  onChange,
  ...props
}: SelectProps) {
  return (
    <AriaRoot locale={props.locale}>
      <AriaSelect
        className={fieldClass(props.className)}
        value={value}
        onChange={(id) => {
          if (id !== null) onChange(String(id));
        }}
        placeholder={props.placeholder}
        isDisabled={props.disabled ?? false}
        isRequired={props.required ?? false}
        isInvalid={Boolean(error)}
        validationBehavior="aria"
        {...(props.name ? { name: props.name } : {})}
        {...(props.onBlur ? { onBlur: props.onBlur } : {})}
      >
        <AriaLabel label={label} hideLabel={hideLabel} optional={optional} />
        <Button className={boxClass()} {...(error ? { 'data-invalid': true } : {})}>
          <SelectValue className={cx(styles.value)} />
          <span aria-hidden className={styles.chevron} />
        </Button>
        <AriaMessage hint={hint} success={success} error={error} />
        <Popover className={popoverClass} offset={4}>
          <Options items={items} />
        </Popover>
      </AriaSelect>
    </AriaRoot>
  );
}
