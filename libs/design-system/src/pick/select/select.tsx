import { useRef, useState, type KeyboardEvent } from 'react';
import { cx } from '../../cx.ts';
import { Field, splitProps, type ControlProps, type FieldText } from '../../fields/field/field.tsx';
import { useLocale } from '../../overlay/locale/locale.tsx';
import { boxClass, type AriaFieldOptions } from '../aria-field.tsx';
import type { Option } from '../options.tsx';
import { useClosedKeys } from './closed-keys.ts';
import { SelectList } from './select-list.tsx';
import * as styles from './select.module.css';

export type SelectProps = FieldText &
  AriaFieldOptions & {
    items: readonly Option[];
    /** The id of the selected item, or null. */
    value: string | null;
    onChange: (id: string) => void;
    placeholder: string;
  };

/** A choice from a list, by pointer, arrows or first letters. Closed, it is a plain button. */
export function Select(props: SelectProps) {
  return (
    <Field {...splitProps(props).field}>{(control) => <SelectControl {...props} control={control} />}</Field>
  );
}

function SelectControl({ control, ...props }: SelectProps & { control: ControlProps }) {
  const { items, value, onChange, placeholder, error, locale } = props;
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const findItem = useClosedKeys(items, value, useLocale(locale));
  const chosen = items.find(({ id }) => id === value);
  const [labelId, valueId] = [`${control.id}-label`, `${control.id}-value`];
  const open = (): void => {
    // Safari gives a pressed button no focus, and there the focus returns to it.
    trigger.current?.focus();
    setOpen(items.length > 0);
  };
  const handleKey = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    const picked = findItem(key);
    if (picked === undefined && key !== 'ArrowDown' && key !== 'ArrowUp') return;
    event.preventDefault();
    if (picked === undefined) open();
    else onChange(picked.id);
  };
  return (
    <>
      <button
        ref={trigger}
        type="button"
        id={control.id}
        className={boxClass()}
        disabled={props.disabled}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-labelledby={`${valueId} ${labelId}`}
        aria-describedby={control['aria-describedby']}
        data-invalid={error ? true : undefined}
        onClick={open}
        onKeyDown={handleKey}
        onBlur={isOpen ? undefined : props.onBlur}
      >
        <span id={valueId} className={cx(styles.value, chosen === undefined && styles.placeholder)}>
          {chosen?.label ?? placeholder}
        </span>
        <span aria-hidden className={styles.chevron} />
      </button>
      {props.name ? <input type="hidden" name={props.name} value={value ?? ''} /> : null}
      {isOpen ? (
        <SelectList
          {...{ trigger, labelId, items, value, locale }}
          onPick={onChange}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
