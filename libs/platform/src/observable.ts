import { createStore } from 'zustand/vanilla';
import type { Preference } from './shell-services.ts';

/** A value that notifies its listeners of changes, in its own store. */
export function observable<T>(initial: T): Preference<T> {
  const { getState, getInitialState, setState, subscribe } = createStore<T>(() => initial);
  return { get: getState, initial: getInitialState, set: (next) => setState(next, true), subscribe };
}
