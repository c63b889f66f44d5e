import { pinCookie, pinSeconds, visitorCookie } from '@livree/document';
import { isTrial, type Composition } from '@livree/release';
import { parseCookie } from 'cookie';
import type { AskedWith } from './invitation-cookie.ts';

/** The id of the composition with which a visitor's open booking began, as the browser says; undefined without one. */
export const readPin = ({ headers }: Pick<AskedWith, 'headers'>): string | undefined =>
  parseCookie(headers.cookie ?? '')[pinCookie];

/** An empty pin: the browser pins nothing to its present document, and the next one has what is live. */
const writeEmpty = ({ protocol }: AskedWith, maxAge: number): string =>
  visitorCookie(pinCookie, '', { isSecure: protocol.startsWith('https'), maxAge });

/** The header for a page in which a release failed: nothing that is open is kept with it. */
export const refusePin = (asked: AskedWith): string => writeEmpty(asked, pinSeconds);

/**
 * The header that removes a pin which did not count, so that what is open is pinned to what its visitor got instead. A test
 * visit leaves it alone.
 */
export function endStalePin(asked: AskedWith, got: Composition): string | undefined {
  const pin = readPin(asked);
  return pin === undefined || pin === got.id || isTrial(got) ? undefined : writeEmpty(asked, 0);
}
