import { useEffect, useState } from 'react';

/** `value` once it has not changed for `milliseconds`. Values are compared as JSON. */
export function useSettled<T>(
  value: T,
  milliseconds: number,
): { readonly settled: T; readonly isSettled: boolean } {
  const [settled, setSettled] = useState(value);
  const [current, kept] = [JSON.stringify(value), JSON.stringify(settled)];
  useEffect(() => {
    if (current === kept) return;
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
    // `current` stands for `value`, which may be a new object with the same content.
  }, [current, kept, milliseconds]);
  return { settled, isSettled: current === kept };
}
