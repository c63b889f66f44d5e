import type { Quote, Vehicle } from '@livree/contracts';
import { formatterFor } from '@livree/i18n';
import { useLanguage, useShell } from '@livree/platform';
import { hourlyPriceText } from '@livree/rides/vehicle';
import { useTranslation } from 'react-i18next';
import { hourlyPrice } from '../../fleet/hourly-price.ts';
import type { QuoteState } from '../../quotes/use-quote.ts';
import { isReturnOpen } from '../../trip/trip.ts';
import { findOrderedTrip, isHire, type Booking } from '../../wizard/booking.ts';

export type RunningPrice = { readonly label: string } & (
  | {
      readonly kind: 'quoted';
      readonly lines: Quote['lines'];
      readonly cents: number;
      readonly amount: string;
    }
  /** No journey yet: what a ride costs at least, or the price per hour of a hire. */
  | { readonly kind: 'starting'; readonly amount: string; readonly isRide: boolean }
  | { readonly kind: 'none' }
);

export interface Priced {
  vehicle: Vehicle | undefined;
  booking: Booking;
  quote: QuoteState;
  /** What the ride costs, if it is reserved. */
  reservedCents: number | undefined;
}

/**
 * The price as far as it is known: what was reserved, with lines only while the quote still has that sum; the server's
 * quote, otherwise the least price of the vehicle for the service; none for a ride that was asked for in vain.
 */
export function useRunningPrice({ vehicle, booking, quote, reservedCents }: Priced): RunningPrice {
  const { services } = useShell().config;
  const { t } = useTranslation('booking');
  const { t: common } = useTranslation('common');
  const language = useLanguage();
  const format = formatterFor(language);
  const total = common('fareLine.total');
  if (quote.quote !== undefined) {
    const label = isReturnOpen(findOrderedTrip(booking)) ? t('quote.estimate') : total;
    const quoted = quote.quote.totalPrice.cents;
    const cents = reservedCents ?? quoted;
    const lines = cents === quoted ? quote.quote.lines : [];
    return { kind: 'quoted', label, lines, cents, amount: format.money(cents) };
  }
  // A ride that is refused, or whose price did not come, costs nothing that could be named.
  const isUnpriced = quote.error !== null && !quote.isUpdating;
  if (vehicle === undefined || isUnpriced) return { kind: 'none', label: total };
  const starting = { kind: 'starting', label: t('summary.from') } as const;
  const least = isHire(booking) ? null : vehicle.ridePriceFrom;
  if (least) return { ...starting, isRide: true, amount: format.shortMoney(least.cents) };
  const hourly = hourlyPrice(vehicle, booking.serviceType, services);
  if (hourly === null) return { kind: 'none', label: total };
  return { ...starting, isRide: false, amount: hourlyPriceText(hourly, common, language) };
}
