/** Storage that may be missing, full or forbidden: then reads find nothing and writes are ignored. */
export interface KeyValueStore {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  keys(): string[];
}

/** The browser's local storage. */
export const localStore = (): KeyValueStore => webStore(() => localStorage);

/** The storage of this tab alone. */
export const tabStore = (): KeyValueStore => webStore(() => sessionStorage);

function webStore(storage: () => Storage): KeyValueStore {
  function attempt<T>(act: () => T, otherwise: T): T {
    try {
      return act();
    } catch {
      return otherwise;
    }
  }
  return {
    read: (key) => attempt(() => storage().getItem(key), null),
    write: (key, value) => attempt(() => storage().setItem(key, value), undefined),
    remove: (key) => attempt(() => storage().removeItem(key), undefined),
    keys: () => attempt(() => Object.keys(storage()), []),
  };
}

/** A store that keeps nothing, for the server. */
export function emptyStore(): KeyValueStore {
  return { read: () => null, write: () => undefined, remove: () => undefined, keys: () => [] };
}

/** A store in memory, for tests and testers. */
export function memoryStore(entries: Readonly<Record<string, string>> = {}): KeyValueStore {
  const values = new Map(Object.entries(entries));
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
  };
}

/** Parses JSON; undefined if the text is invalid. */
export function parseJson(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
