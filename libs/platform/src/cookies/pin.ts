import { z } from '@livree/contracts/schema';
import { pinCookie, pinSeconds, stateId } from '@livree/document';
import { clearCookie, hasCookie, writeCookie } from './visitor-cookies.ts';

const written = z.object({
  composition: z.object({ id: z.string(), overrides: z.record(z.string(), z.string()) }),
});

/** The composition of this document; undefined in a test visit, which leaves the customer's pin alone, and without a gateway. */
function readComposition(): string | undefined {
  const text = document.getElementById(stateId)?.textContent ?? 'null';
  const { composition } = z.safeParse(written, JSON.parse(text)).data ?? {};
  const isTrial = Object.keys(composition?.overrides ?? {}).length > 0;
  return isTrial ? undefined : composition?.id;
}

/**
 * Keeps the visit with the releases of this document, for as long as something is open that a release should not come
 * between: the gateway gives every later document the same. An earlier pin stays.
 */
export function beginPin(): void {
  if (hasCookie(pinCookie)) return;
  const id = readComposition();
  if (id !== undefined) writeCookie(pinCookie, id, pinSeconds);
}

/** The next document has what is live. */
export function endPin(): void {
  if (hasCookie(pinCookie) && readComposition() !== undefined) clearCookie(pinCookie);
}
