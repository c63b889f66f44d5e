import { createStore } from 'zustand/vanilla';
import type { Preference } from './shell-services.ts';

/** A value that tells its listeners when it changes, in a store of its own. */
export function observable<T>(initial: T): Preference<T> {
  const { getState, setState, subscribe } = createStore<T>(() => initial);
  return { get: getState, set: (next) => setState(next, true), subscribe };
}
