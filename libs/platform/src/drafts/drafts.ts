import { z } from '@livree/contracts/schema';
import type { Clock, Draft, DraftOptions, KeyValueStore } from '../shell-services.ts';
import { parseJson } from '../storage/key-value-store.ts';

const lifetime = 24 * 60 * 60 * 1000;
const prefix = 'draft:';
const envelope = z.object({ version: z.number(), savedAt: z.string(), data: z.unknown() });

export interface Drafts {
  open<T>(options: DraftOptions<T>): Draft<T>;
  /** Deletes every draft, as signing out does. */
  clearAll(): void;
}

/** Drafts as versioned JSON; `onDropped` is called for a draft that could not be kept. */
export function createDrafts(store: KeyValueStore, clock: Clock, onDropped: () => void): Drafts {
  function open<T>({ name, version, schema, migrate }: DraftOptions<T>): Draft<T> {
    const key = prefix + name;

    function restore(): T | undefined {
      const kept = z.safeParse(envelope, parseJson(store.read(key)));
      if (!kept.success) return undefined;
      const { data, savedAt, version: from } = kept.data;
      if (clock.now().getTime() - Date.parse(savedAt) > lifetime) return undefined;
      const current = from === version ? data : migrate?.(data, from);
      const parsed = z.safeParse(schema, current);
      if (parsed.success) return parsed.data;
      onDropped();
      return undefined;
    }

    return {
      read() {
        const data = restore();
        if (data === undefined) store.remove(key);
        return data;
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
