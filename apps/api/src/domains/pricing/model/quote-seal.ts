import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from '@livree/contracts/schema';
import { type PricedTrip, pricedTrip } from './priced-trip.ts';

const sealed = z.object({ fingerprint: z.string(), expiresAt: z.int(), priced: pricedTrip });

export type Opened =
  | { readonly state: 'valid'; readonly priced: PricedTrip }
  | { readonly state: 'expired' }
  /** Not signed by us, altered, or for another trip. */
  | { readonly state: 'invalid' };

const sign = (secret: string, payload: string): Buffer =>
  createHmac('sha256', secret).update(payload).digest();

/** Signs the price of a trip until it expires. */
export function sealQuote(secret: string, priced: PricedTrip, fingerprint: string, expiresAt: Date): string {
  const content: z.output<typeof sealed> = { fingerprint, expiresAt: expiresAt.getTime(), priced };
  const payload = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${payload}.${sign(secret, payload).toString('base64url')}`;
}

/** Reads a signed quote for the trip that it was signed for. */
export function openQuote(secret: string, quote: string, fingerprint: string, now: Date): Opened {
  const [payload = '', signature = ''] = quote.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(secret, payload);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return { state: 'invalid' };
  const content = z.parse(sealed, JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  if (content.fingerprint !== fingerprint) return { state: 'invalid' };
  return content.expiresAt > now.getTime()
    ? { state: 'valid', priced: content.priced }
    : { state: 'expired' };
}
