import { pinCookie, pinSeconds } from '@livree/document';
import { hasCookie, writeCookie } from '../cookies/visitor-cookies.ts';
import { readComposition } from './read-composition.ts';

/**
 * Keeps the visit with the releases of this document, for as long as something is open that a release should not come
 * between: the gateway gives every later document the same. An earlier pin stays.
 */
export function beginPin(): void {
  if (hasCookie(pinCookie)) return;
  const id = readComposition();
  if (id !== undefined) writeCookie(pinCookie, id, pinSeconds);
}
