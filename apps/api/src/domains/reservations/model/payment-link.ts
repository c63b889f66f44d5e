import type { Language } from '@livree/contracts';
import { withLanguage } from '@livree/i18n/language-address';
import type { Config } from '../../../config.ts';
import { readSignedReference, signReference } from '../../../platform/signed-reference.ts';
import type { Transaction } from '../../payments/index.ts';
import type { Reservation } from '../reservations.repository.ts';
import { takenPayment } from './payment-standing.ts';

/** The page on which a ride is paid by whoever has its address. */
export function paymentPage(
  { siteUrl, quoteSecret }: Pick<Config, 'siteUrl' | 'quoteSecret'>,
  reference: string,
  language: Language,
): string {
  const page = new URL(withLanguage('/pay', language), siteUrl);
  page.searchParams.set('key', signReference(quoteSecret, 'pay', reference));
  return page.href;
}

/** The reference of the ride that a link names, or undefined. */
export const readLinkKey = ({ quoteSecret }: Pick<Config, 'quoteSecret'>, key: string): string | undefined =>
  readSignedReference(quoteSecret, 'pay', key);

/** Whether a ride can be paid by its link now, was paid, or cannot be paid any more. */
export function linkState(
  { status, hold_expires_at: until }: Pick<Reservation, 'status' | 'hold_expires_at'>,
  transactions: readonly Transaction[],
  now: Date,
): 'open' | 'paid' | 'ended' {
  if (takenPayment(transactions) && status !== 'cancelled') return 'paid';
  const isHeld = status === 'pending' && until !== null && until > now;
  return isHeld || status === 'confirmed' ? 'open' : 'ended';
}
