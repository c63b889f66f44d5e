import type { Language, Quote, QuoteRequest } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import { fingerprintTrip } from '../model/trip.ts';
import { sealQuote } from '../model/quote-seal.ts';
import { presentQuote } from '../pricing.presenter.ts';
import { priceTrip } from './price-trip.ts';

const minute = 60_000;

/** A signed price that stays valid until it expires. */
export async function quoteTrip(
  deps: Pick<Deps, 'db' | 'maps' | 'config' | 'clock'>,
  trip: QuoteRequest,
  language: Language,
): Promise<Quote> {
  const routes = await priceTrip(deps, trip);
  const expiresAt = new Date(deps.clock.now().getTime() + deps.config.quoteMinutes * minute);
  const quote = sealQuote(deps.config.quoteSecret, routes.priced, fingerprintTrip(trip), expiresAt);
  return presentQuote(routes, { quote, expiresAt, language, attribution: deps.maps.attribution });
}
