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
  const touch = (): void => {
    setFocus(true);
    onTouched();
  };
  const takeOver = useEffectEvent((drawn: HTMLInputElement) => {
    if (drawn.value) field.onChange(drawn.value);
    if (drawn === document.activeElement) touch();
  });
  // Text and focus from before hydration are only in the document.
  useEffect(() => {
    if (input.current) takeOver(input.current);
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
      onFocus={touch}
      onBlur={() => setFocus(false)}
    />
  );
}
