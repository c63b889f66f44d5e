import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Load, LoadState } from './load.ts';

/** The state of a load. If it failed before this place was shown, as a prefetch can, it is tried again. */
export function useLoad<T>(load: Load<T>): LoadState<T> {
  const state = useStore(load);
  useEffect(() => {
    if (load.getState().status === 'failed') load.retry();
  }, [load]);
  return state;
}
