import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

interface Choice {
  /** That of the radio buttons. */
  name: string;
  value: string | null;
  onChange: (value: string) => void;
}

/**
 * Reports the option that was chosen in the document before its scripts worked: its event was lost.
 * @returns for the element around the radio buttons
 */
export function useEarlyChoice({ name, value, onChange }: Choice): RefObject<HTMLFieldSetElement | null> {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const report = useEffectEvent(() => {
    const chosen = fieldset.current?.querySelector(`input[name="${name}"]:checked`);
    if (chosen instanceof HTMLInputElement && chosen.value !== value) onChange(chosen.value);
  });
  useEffect(() => report(), []);
  return fieldset;
}
