import { z } from '@livree/contracts/schema';

const storageKey = 'google-departure';

/** What a browser keeps while its visitor is at Google; without it, nobody can use what comes back. */
const departure = z.object({
  browserKey: z.string(),
  purpose: z.enum(['sign-in', 'link']),
  remember: z.boolean(),
  /** The page to come back to, if one sent the visitor to sign in. */
  from: z.optional(z.string()),
});
export type Departure = z.output<typeof departure>;

/** For this tab alone, and gone with it. @throws DOMException where the browser keeps nothing */
export function keepDeparture(kept: Departure): void {
  sessionStorage.setItem(storageKey, JSON.stringify(kept));
}

/** Uses the departure up; undefined when this tab has not left for Google. */
export function takeDeparture(): Departure | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    sessionStorage.removeItem(storageKey);
    return departure.safeParse(kept).data;
  } catch {
    return undefined;
  }
}
