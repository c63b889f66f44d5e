import { z } from '@livree/contracts/schema';
import type { Clock, KeyValueStore } from '../shell-services.ts';
import { parseJson } from '../storage/key-value-store.ts';

export const draftPrefix = 'draft:';
const lifetime = 24 * 60 * 60 * 1000;

/** What is kept: the form of the version that wrote last, and the forms of others, by version. */
const envelope = z.object({
  version: z.number(),
  savedAt: z.string(),
  data: z.unknown(),
  others: z.optional(z.record(z.string(), z.unknown())),
});

/** What is kept under a key; undefined if it is no draft, or older than a day. */
export function keptDraft(
  store: KeyValueStore,
  key: string,
  clock: Clock,
): z.output<typeof envelope> | undefined {
  const { data: kept } = z.safeParse(envelope, parseJson(store.read(key)));
  const isKept = kept !== undefined && clock.now().getTime() - Date.parse(kept.savedAt) <= lifetime;
  return isKept ? kept : undefined;
}
