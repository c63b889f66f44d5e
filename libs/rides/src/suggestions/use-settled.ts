import { useEffect, useEffectEvent, useState } from 'react';

/** `value` once it has not changed for `milliseconds`. Values are compared as JSON. */
export function useSettled<T>(
  value: T,
  milliseconds: number,
): { readonly settled: T; readonly isSettled: boolean } {
  const [settled, setSettled] = useState(value);
  const current = JSON.stringify(value);
  const isSettled = current === JSON.stringify(settled);
  const settle = useEffectEvent((waitedFor: string) => {
    if (waitedFor === current) setSettled(value);
  });
  useEffect(() => {
    const timer = setTimeout(() => settle(current), milliseconds);
    return () => clearTimeout(timer);
  }, [current, milliseconds]);
  return { settled, isSettled };
}
