import type { Preference } from '@livree/platform';
import type { Look } from '@livree/platform/shell';
import { createStore } from 'zustand';

/** A preference that changes at once. */
export function fakePreference<T extends string>(initial: T): Preference<T> {
  const store = createStore<T>(() => initial);
  return { ...store, set: (value) => store.setState(value, true) };
}

/** A look preference, applied to an attribute of the document if there is one. */
export function fakeLook<T extends string>(attribute: 'mode' | 'accent', initial: T): Look<T> {
  const current = fakePreference(initial);
  return {
    ...current,
    adopt: current.set,
    preview(value) {
      if (typeof document === 'undefined') return;
      document.documentElement.dataset[attribute] = value ?? current.getState();
    },
  };
}
