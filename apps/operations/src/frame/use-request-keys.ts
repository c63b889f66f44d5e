import { useRef } from 'react';

/** Keys for requests that must count once: the same request has one key however often it is sent, another one has another. */
export function useRequestKeys() {
  const keys = useRef(new Map<string, string>());
  return (request: unknown): string => {
    const meant = JSON.stringify(request);
    const key = keys.current.get(meant) ?? crypto.randomUUID();
    keys.current.set(meant, key);
    return key;
  };
}
