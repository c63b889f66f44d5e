import { pinCookie } from '@livree/document';
import { clearCookie, hasCookie } from '../cookies/visitor-cookies.ts';
import { readComposition } from './read-composition.ts';

/** The next document has what is live. A test visit leaves the customer's pin alone. */
export function endPin(): void {
  if (hasCookie(pinCookie) && readComposition() !== undefined) clearCookie(pinCookie);
}
