import { useSyncExternalStore } from 'react';

/** A value that changes over time; `get` returns the same reference until it changes. */
export interface Readable<T> {
  get(): T;
  /** The value at first, with which a page is hydrated however late; by default the current one. */
  initial?(): T;
  /** Calls `listener` after every change until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

/** Reads a `Readable` in a component and renders again when it changes. */
export function useReadable<T>(readable: Readable<T>): T {
  return useSyncExternalStore(readable.subscribe, readable.get, readable.initial ?? readable.get);
}
