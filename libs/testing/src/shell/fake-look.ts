import { observable } from '@livree/platform';
import type { Look } from '@livree/platform/shell';

/** A look preference, applied to an attribute of the document if there is one. */
export function fakeLook<T extends string>(attribute: 'mode' | 'accent', initial: T): Look<T> {
  const current = observable(initial);
  return {
    ...current,
    adopt: current.set,
    preview(value) {
      if (typeof document === 'undefined') return;
      document.documentElement.dataset[attribute] = value ?? current.get();
    },
  };
}
