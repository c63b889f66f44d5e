import type { Quote, Vehicle } from '@livree/contracts';
import { formatterFor } from '@livree/i18n';
import { useLanguage, useShell } from '@livree/platform';
import { hourlyPriceText } from '@livree/rides/vehicle';
import { useTranslation } from 'react-i18next';
import { hourlyPrice } from '../../fleet/hourly-price.ts';
import type { QuoteState } from '../../quotes/use-quote.ts';
import { isHire, type Booking } from '../../wizard/booking.ts';

export type RunningPrice =
  | { readonly kind: 'quoted'; readonly quote: Quote; readonly amount: string }
  /** No ride yet: what any ride costs at least, or the price per hour of a hire. */
  | { readonly kind: 'starting'; readonly amount: string }
  | { readonly kind: 'none' };

export interface Priced {
  vehicle: Vehicle | undefined;
  booking: Booking;
  quote: QuoteState;
}

/** The price as far as it is known: the server's quote, otherwise the least price of the vehicle for the service. */
export function useRunningPrice({ vehicle, booking, quote }: Priced): RunningPrice {
  const { services } = useShell().config;
  const { t } = useTranslation('common');
  const language = useLanguage();
  const format = formatterFor(language);
  if (quote.quote !== undefined)
    return { kind: 'quoted', quote: quote.quote, amount: format.money(quote.quote.totalPrice.cents) };
  if (vehicle === undefined) return { kind: 'none' };
  const least = isHire(booking) ? null : vehicle.ridePriceFrom;
  if (least) return { kind: 'starting', amount: format.shortMoney(least.cents) };
  const hourly = hourlyPrice(vehicle, booking.serviceType, services);
  if (hourly === null) return { kind: 'none' };
  return { kind: 'starting', amount: hourlyPriceText(hourly, t, language) };
}
