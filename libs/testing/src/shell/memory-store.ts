/** What a browser's local storage offers, as far as the fakes need it. */
export interface KeyValueStore {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  keys(): string[];
}

/** A store that is forgotten with the page. */
export function memoryStore(entries: Readonly<Record<string, string>> = {}): KeyValueStore {
  const values = new Map(Object.entries(entries));
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
  };
}

/** The JSON kept under a key, or undefined. */
export function readJson(store: KeyValueStore, key: string): unknown {
  const text = store.read(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
