import type { Clock, KeyValueStore } from '../shell-services.ts';
import { draftPrefix, keptDraft } from './kept-draft.ts';

/** Deletes the drafts whose day is over, though no form opens them again. */
export function removeOldDrafts(store: KeyValueStore, clock: Clock): void {
  for (const key of store.keys())
    if (key.startsWith(draftPrefix) && keptDraft(store, key, clock) === undefined) store.remove(key);
}
