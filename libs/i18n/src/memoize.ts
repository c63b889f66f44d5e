/** Caches what `make` returns for each key: creating an `Intl` object takes a slow phone a millisecond. */
export function memoize<Key, T>(make: (key: Key) => T): (key: Key) => T {
  const made = new Map<Key, T>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}
