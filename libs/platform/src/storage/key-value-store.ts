import type { KeyValueStore } from '../shell-services.ts';

function attempt<T>(act: () => T, otherwise: T): T {
  try {
    return act();
  } catch {
    return otherwise;
  }
}

/** A storage of the browser, which may be missing, full or forbidden: what it refuses stays in memory. */
function guarded(storage: () => Storage): KeyValueStore {
  const refused = memoryStore();
  let lasting: boolean | undefined;
  const isStoring = (): boolean =>
    attempt(() => {
      storage().setItem(probeKey, '');
      storage().removeItem(probeKey);
      return true;
    }, false);
  return {
    read: (key) => refused.read(key) ?? attempt(() => storage().getItem(key), null),
    write(key, value) {
      const isStored = attempt(() => {
        storage().setItem(key, value);
        return true;
      }, false);
      if (isStored) refused.remove(key);
      else refused.write(key, value);
    },
    remove(key) {
      refused.remove(key);
      attempt(() => storage().removeItem(key), undefined);
    },
    keys: () => [...new Set([...refused.keys(), ...attempt(() => Object.keys(storage()), [])])],
    isLasting: () => (lasting ??= isStoring()),
  };
}

const probeKey = 'livree-probe';

/** What this browser stores for later visits. */
export const localStore = (): KeyValueStore => guarded(() => localStorage);

/** What this browser stores for the current tab alone. */
export const tabStore = (): KeyValueStore => guarded(() => sessionStorage);

/** A store that keeps nothing, for the server. */
export function emptyStore(): KeyValueStore {
  return {
    read: () => null,
    write: () => undefined,
    remove: () => undefined,
    keys: () => [],
    isLasting: () => true,
  };
}

/** A store in memory, for tests and testers. */
export function memoryStore(entries: Readonly<Record<string, string>> = {}): KeyValueStore {
  const values = new Map(Object.entries(entries));
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
    isLasting: () => true,
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
