import type { KeyValueStore } from '../shell/memory-store.ts';

/** This browser's local storage. */
export function pageStore(): KeyValueStore {
  return {
    read: (key) => localStorage.getItem(key),
    write: (key, value) => localStorage.setItem(key, value),
    remove: (key) => localStorage.removeItem(key),
    keys: () => Object.keys(localStorage),
  };
}
