import { z } from '@livree/contracts/schema';

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

/** Stores it for this tab only. @throws DOMException if the browser stores nothing */
export function keepDeparture(kept: Departure): void {
  sessionStorage.setItem(storageKey, JSON.stringify(kept));
}

/** Uses it up; undefined if this tab did not start a sign-in. */
export function takeDeparture(): Departure | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    sessionStorage.removeItem(storageKey);
    return departure.safeParse(kept).data;
  } catch {
    return undefined;
  }
}
