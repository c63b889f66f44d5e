import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from '@livree/contracts/schema';
import { type PricedTrip, pricedTrip } from './priced-trip.ts';

const sealed = z.object({
  fingerprint: z.string(),
  expiresAt: z.int(),
  priced: pricedTrip,
  /** What the ride that it changes costs, in cents; absent from the price of a new one, and in quotes of earlier releases. */
  previousTotal: z.optional(z.int()),
});
type Sealed = z.output<typeof sealed>;

export type Opened =
  | { readonly state: 'valid'; readonly priced: PricedTrip }
  | { readonly state: 'expired' }
  /** Not signed by us, altered, or for another trip. */
  | { readonly state: 'invalid' };

const sign = (secret: string, payload: string): Buffer =>
  createHmac('sha256', secret).update(payload).digest();

/** Signs the price of a trip until it expires. */
export function sealQuote(
  secret: string,
  { expiresAt, ...offered }: Omit<Sealed, 'expiresAt'> & { readonly expiresAt: Date },
): string {
  const content: Sealed = { ...offered, expiresAt: expiresAt.getTime() };
  const payload = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${payload}.${sign(secret, payload).toString('base64url')}`;
}

/** Reads a signed quote for the trip that it was signed for. */
export function openQuote(secret: string, quote: string, fingerprint: string, now: Date): Opened {
  const [payload = '', signature = ''] = quote.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(secret, payload);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return { state: 'invalid' };
  const content = readPayload(payload);
  if (content.fingerprint !== fingerprint) return { state: 'invalid' };
  return content.expiresAt > now.getTime()
    ? { state: 'valid', priced: content.priced }
    : { state: 'expired' };
}

const readPayload = (payload: string): Sealed =>
  z.parse(sealed, JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));

/** Whether a quote, which was opened before, shows the difference from this price. */
export function isQuotedFrom(quote: string, total: number): boolean {
  const { previousTotal = total } = readPayload(quote.split('.')[0] ?? '');
  return previousTotal === total;
}
