import { useRef } from 'react';

/**
 * Keys for requests that must count once: the same request has one key however often it is sent, until the key is
 * forgotten; another one has another.
 */
export function useRequestKeys() {
  const keys = useRef(new Map<string, string>());
  return {
    keyOf(request: unknown): string {
      const meant = JSON.stringify(request);
      const key = keys.current.get(meant) ?? crypto.randomUUID();
      keys.current.set(meant, key);
      return key;
    },
    /** The request was answered for good: sent once more, it is a new one. */
    forget(request: unknown): void {
      keys.current.delete(JSON.stringify(request));
    },
  };
}
