import { pinCookie, visitorCookie } from '@livree/document';
import { isTrial, type Composition } from '@livree/release';
import { parseCookie } from 'cookie';
import type { AskedWith } from './invitation-cookie.ts';

/** The id of the composition with which a visitor's open booking began, as the browser says; undefined without one. */
export const readPin = ({ headers }: Pick<AskedWith, 'headers'>): string | undefined =>
  parseCookie(headers.cookie ?? '')[pinCookie];

/**
 * The header that removes a pin which did not count, so that what is open is pinned to what its visitor got instead. A test
 * visit leaves it alone.
 */
export function endStalePin(asked: AskedWith, got: Composition): string | undefined {
  const pin = readPin(asked);
  if (pin === undefined || pin === got.id || isTrial(got)) return undefined;
  return visitorCookie(pinCookie, '', { isSecure: asked.protocol.startsWith('https'), maxAge: 0 });
}
