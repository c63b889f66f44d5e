import { type ErrorCode, euros, type Language, type Money, type QuoteRequest } from '@livree/contracts';
import { formatterFor } from '@livree/i18n';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/http/index.ts';
import type { PricedTrip } from '../model/priced-trip.ts';
import { openQuote } from '../model/quote-seal.ts';
import { fingerprintTrip } from '../model/trip.ts';
import { priceTrip } from './price-trip.ts';

export interface OfferedPrice {
  /** The signed quote that the customer saw, if any. */
  readonly quote?: string | null | undefined;
  /** The price that the browser showed. */
  readonly totalPrice?: Money | null | undefined;
}

/**
 * The price of a booking: that of a valid quote, otherwise computed now.
 * @throws AppError 422 with the true price if the quote is no longer valid, or the browser showed another price
 */
export async function settlePrice(
  deps: Pick<Deps, 'db' | 'maps' | 'config' | 'clock'>,
  trip: QuoteRequest,
  { quote, totalPrice }: OfferedPrice,
  language: Language,
): Promise<PricedTrip> {
  const opened = quote
    ? openQuote(deps.config.quoteSecret, quote, fingerprintTrip(trip), deps.clock.now())
    : null;
  const priced = opened?.state === 'valid' ? opened.priced : (await priceTrip(deps, trip, language)).priced;
  if (opened?.state === 'expired') throw truePrice('pricing.quote_expired', 'quote', priced, language);
  if (opened?.state === 'invalid') throw truePrice('pricing.quote_invalid', 'quote', priced, language);
  if (totalPrice && totalPrice.cents !== priced.total) {
    throw truePrice('pricing.price_changed', 'total_price', priced, language);
  }
  return priced;
}

function truePrice(code: ErrorCode, field: string, { total }: PricedTrip, language: Language): AppError {
  const params = { total: formatterFor(language).money(total), total_price: euros(total).cents / 100 };
  return new AppError(code, params, { [field]: [code] });
}
