/** What `make` answers for a key, made on first use and then kept: an `Intl` object takes a slow phone a millisecond. */
export function memoize<Key, T>(make: (key: Key) => T): (key: Key) => T {
  const made = new Map<Key, T>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}
