import type { Quote, Vehicle } from '@livree/contracts';
import { formatterFor } from '@livree/i18n';
import { useLanguage, useShell } from '@livree/platform';
import { hourlyPriceText } from '@livree/rides/vehicle';
import { useTranslation } from 'react-i18next';
import { hourlyPrice } from '../../fleet/hourly-price.ts';
import type { QuoteState } from '../../quotes/use-quote.ts';
import type { Booking } from '../../wizard/booking.ts';

export type RunningPrice =
  | { readonly kind: 'quoted'; readonly quote: Quote; readonly amount: string }
  /** No ride yet: the starting price per hour. */
  | { readonly kind: 'hourly'; readonly amount: string }
  | { readonly kind: 'none' };

export interface Priced {
  vehicle: Vehicle | undefined;
  booking: Booking;
  quote: QuoteState;
}

/** The price as far as it is known: the server's quote, otherwise the hourly price of vehicle and service. */
export function useRunningPrice({ vehicle, booking, quote }: Priced): RunningPrice {
  const { services } = useShell().config;
  const { t } = useTranslation('common');
  const language = useLanguage();
  const format = formatterFor(language);
  if (quote.quote !== undefined)
    return { kind: 'quoted', quote: quote.quote, amount: format.money(quote.quote.totalPrice.cents) };
  const hourly = vehicle === undefined ? null : hourlyPrice(vehicle, booking.serviceType, services);
  if (hourly === null) return { kind: 'none' };
  return { kind: 'hourly', amount: hourlyPriceText(hourly, t, language) };
}
