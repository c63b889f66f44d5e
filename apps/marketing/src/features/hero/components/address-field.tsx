import { TextField } from '@livree/design-system/fields';
import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react';

export interface AddressFieldProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (address: string) => void;
  /** The replaced field had the focus. */
  hadFocus: boolean;
}

interface PlainFieldProps extends Omit<AddressFieldProps, 'hadFocus'> {
  name: string;
  /** The field with suggestions, once it has loaded. */
  Suggesting: ComponentType<AddressFieldProps> | undefined;
  /** Called when the visitor is about to type. */
  onTouched: () => void;
}

/** An address: a plain field in the document, replaced by one with suggestions when that has loaded. */
export function AddressField({ name, Suggesting, onTouched, ...field }: PlainFieldProps) {
  const [hasFocus, setFocus] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const keep = useEffectEvent((typedBefore: string) => field.onChange(typedBefore));
  // Text typed before hydration is only in the document.
  useEffect(() => {
    if (input.current?.value) keep(input.current.value);
  }, []);
  if (Suggesting !== undefined) return <Suggesting {...field} hadFocus={hasFocus} />;
  return (
    <TextField
      {...field}
      ref={input}
      name={name}
      maxLength={300}
      autoComplete="off"
      onChange={({ target }) => field.onChange(target.value)}
      onPointerEnter={onTouched}
      onFocus={() => {
        setFocus(true);
        onTouched();
      }}
      onBlur={() => setFocus(false)}
    />
  );
}
