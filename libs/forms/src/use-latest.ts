import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that returns the value of the last render, for what runs later. */
export function useLatest<T>(value: T): () => T {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return useCallback(() => latest.current, []);
}
