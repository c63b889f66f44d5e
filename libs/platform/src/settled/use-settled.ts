import { useEffect, useEffectEvent, useState } from 'react';

/** `value` once it has not changed for `milliseconds`, and not while `isHeld`. Values are compared as JSON. */
export function useSettled<T>(
  value: T,
  milliseconds: number,
  isHeld = false,
): { readonly settled: T; readonly isSettled: boolean } {
  const [settled, setSettled] = useState(value);
  const current = JSON.stringify(value);
  const isSettled = current === JSON.stringify(settled);
  const settle = useEffectEvent((waitedFor: string) => {
    if (waitedFor === current) setSettled(value);
  });
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => settle(current), milliseconds);
    return () => clearTimeout(timer);
  }, [current, milliseconds, isHeld]);
  return { settled, isSettled };
}
