import { pinCookie } from '@livree/document';
import { clearCookie, hasCookie } from '../cookies/visitor-cookies.ts';

/** The next document has what is live. */
export function endPin(): void {
  if (hasCookie(pinCookie)) clearCookie(pinCookie);
}
