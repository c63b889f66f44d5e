import { z } from '@livree/contracts/schema';
import type { Clock, Draft, DraftOptions, KeyValueStore } from '../shell-services.ts';
import { draftPrefix, keptDraft } from './kept-draft.ts';

export interface Drafts {
  open<T>(options: DraftOptions<T>): Draft<T>;
  /** Deletes every draft, as signing out does. */
  clearAll(): void;
}

/** Drafts as versioned JSON; `onDropped` is called for a draft that could not be kept. */
export function createDrafts(store: KeyValueStore, clock: Clock, onDropped: () => void): Drafts {
  function open<T>({ name, version, schema, earlier = [] }: DraftOptions<T>): Draft<T> {
    const key = draftPrefix + name;

    function readKept(): { from: number; forms: Record<string, unknown> } {
      const kept = keptDraft(store, key, clock);
      if (kept !== undefined)
        return { from: kept.version, forms: { ...kept.others, [kept.version]: kept.data } };
      store.remove(key);
      return { from: version, forms: {} };
    }

    function restore(): T | undefined {
      const { from, forms } = readKept();
      // A later release kept this form too, or its draft waits until it is back.
      if (from >= version && !(version in forms)) return undefined;
      const steps = earlier.filter((step) => step.version >= from).toReversed();
      const isKnown = from >= version || steps[0]?.version === from;
      let data: unknown = isKnown ? forms[Math.min(from, version)] : undefined;
      for (const step of steps) data = step.up(data, forms[step.version + 1]);
      const parsed = z.safeParse(schema, data);
      if (parsed.success) return parsed.data;
      onDropped();
      store.remove(key);
      return undefined;
    }

    return {
      read: restore,
      write(data) {
        const { [version]: _, ...others } = readKept().forms;
        let form: unknown = data;
        for (const step of earlier) {
          form = step.down(form);
          others[step.version] = form;
        }
        store.write(key, JSON.stringify({ version, savedAt: clock.now().toISOString(), data, others }));
      },
      clear: () => store.remove(key),
    };
  }

  return {
    open,
    clearAll() {
      for (const key of store.keys()) if (key.startsWith(draftPrefix)) store.remove(key);
    },
  };
}
