import { z } from '@livree/contracts/schema';
import type { Draft } from '@livree/platform';
import type { Clock, DraftOptions } from '@livree/platform/shell';
import { readJson, type KeyValueStore } from './memory-store.ts';

const lifetimeMs = 24 * 60 * 60 * 1000;
const prefix = 'draft:';
const kept = z.object({ version: z.number(), savedAt: z.string(), data: z.unknown() });

/** Drafts in `store`; `onDropped` hears of one that no longer fits. */
export function fakeDrafts(store: KeyValueStore, clock: Clock, onDropped: () => void) {
  function open<T>({ name, version, schema, migrate }: DraftOptions<T>): Draft<T> {
    const key = prefix + name;
    return {
      read() {
        const found = kept.safeParse(readJson(store, key));
        if (!found.success) return undefined;
        const age = clock.now().getTime() - Date.parse(found.data.savedAt);
        const { data, version: from } = found.data;
        const current = schema.safeParse(from === version ? data : migrate?.(data, from));
        if (age <= lifetimeMs && current.success) return current.data;
        store.remove(key);
        if (age <= lifetimeMs) onDropped();
        return undefined;
      },
      write: (data) =>
        store.write(key, JSON.stringify({ version, savedAt: clock.now().toISOString(), data })),
      clear: () => store.remove(key),
    };
  }

  return {
    open,
    clearAll() {
      for (const key of store.keys()) if (key.startsWith(prefix)) store.remove(key);
    },
  };
}
