import { Button } from 'react-aria-components/Button';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { useState } from 'react';
import { flushSync } from 'react-dom';
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
    /** The id of the selected item, or null. */
    value: string | null;
    onChange: (id: string) => void;
    placeholder: string;
  };

/** A choice from a list, by pointer, arrows or first letters. The list is created when the field gets the focus. */
export function Select(props: SelectProps) {
  const { items, value, onChange, placeholder, error } = props;
  const [isInUse, setInUse] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const toggle = (opens: boolean): void => {
    // Its options render first, so that the selected one gets the focus when the list opens.
    if (opens) flushSync(() => setInUse(true));
    setOpen(opens);
  };
  const chosen = items.find(({ id }) => id === value);
  return (
    <AriaRoot locale={props.locale}>
      <AriaSelect
        {...ariaField(props)}
        value={value}
        onChange={(id) => {
          if (id !== null) onChange(String(id));
        }}
        onFocusChange={setInUse}
        isOpen={isOpen}
        onOpenChange={toggle}
        allowsEmptyCollection={items.length > 0}
      >
        <AriaLabel {...props} />
        <Button className={boxClass()} {...(error ? { 'data-invalid': true } : {})}>
          <SelectValue className={cx(styles.value, chosen === undefined && styles.placeholder)}>
            {() => chosen?.label ?? placeholder}
          </SelectValue>
          <span aria-hidden className={styles.chevron} />
        </Button>
        <AriaMessage {...props} />
        <Popover className={popoverClass} offset={4}>
          <Options items={isInUse ? items : []} />
        </Popover>
      </AriaSelect>
    </AriaRoot>
  );
}
