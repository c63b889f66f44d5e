import { z } from '@livree/contracts/schema';
import { pinCookie, pinSeconds, stateId } from '@livree/document';
import { hasCookie, writeCookie } from '../cookies/visitor-cookies.ts';

const written = z.object({ composition: z.object({ id: z.string() }) });

/** The composition of this document; undefined where no gateway wrote one. */
function readComposition(): string | undefined {
  const text = document.getElementById(stateId)?.textContent ?? 'null';
  return z.safeParse(written, JSON.parse(text)).data?.composition.id;
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
