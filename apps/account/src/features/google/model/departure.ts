import { z } from '@livree/contracts/schema';
import type { Stores } from '@livree/platform';

const storageKey = 'google-departure';

/** What the browser stores while its visitor is at Google; without it, nobody can use the returned key. */
const departure = z.object({
  browserKey: z.string(),
  purpose: z.enum(['sign-in', 'link']),
  remember: z.boolean(),
  /** The page to return to, if one sent the visitor to sign in. */
  from: z.optional(z.string()),
});
export type Departure = z.output<typeof departure>;

/** Stores it for this tab only. */
export function saveDeparture(stores: Stores, kept: Departure): void {
  stores.tab.write(storageKey, JSON.stringify(kept));
}

/** Reads and removes it; undefined if this tab did not start a sign-in. */
export function takeDeparture(stores: Stores): Departure | undefined {
  const kept = stores.tab.read(storageKey);
  stores.tab.remove(storageKey);
  try {
    return departure.safeParse(JSON.parse(kept ?? 'null')).data;
  } catch {
    return undefined;
  }
}
