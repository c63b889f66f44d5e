import type { Language, Quote, QuoteRequest } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import { localTime } from '../../../platform/local-time.ts';
import { findEarliestPickup } from '../model/earliest-pickup.ts';
import { sealQuote } from '../model/quote-seal.ts';
import { fingerprintTrip } from '../model/trip.ts';
import { presentQuote } from '../pricing.presenter.ts';
import { priceTrip } from './price-trip.ts';

const minute = 60_000;

/** A signed price that stays valid until it expires. */
export async function quoteTrip(
  deps: Pick<Deps, 'db' | 'maps' | 'config' | 'clock'>,
  trip: QuoteRequest,
  language: Language,
): Promise<Quote> {
  const { config, clock, maps } = deps;
  const journey = await priceTrip(deps, trip, language);
  const { priced } = journey;
  const expiresAt = new Date(clock.now().getTime() + config.quoteMinutes * minute);
  const quote = sealQuote(config.quoteSecret, { priced, fingerprint: fingerprintTrip(trip), expiresAt });
  const { noticeMinutes = config.notice.minutes, timeZone } = priced;
  const earliestPickupAt = localTime(findEarliestPickup(noticeMinutes, clock.now()), timeZone);
  const seal = { quote, expiresAt, earliestPickupAt, language, attribution: maps.attribution };
  return presentQuote(journey, seal);
}
