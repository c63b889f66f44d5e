import type { Vehicle } from '@livree/contracts';
import { journeyRequest } from '../../quotes/quote-request.ts';
import { useTotals } from '../../quotes/use-totals.ts';
import type { Booking } from '../../wizard/booking.ts';
import { toOffer } from './model/offer.ts';

/** What each vehicle offers for the ride, and the state of the prices. */
export function useOffers(fleet: readonly Vehicle[], booking: Booking) {
  const { totals, ...state } = useTotals(journeyRequest(booking));
  return { ...state, offers: fleet.map((vehicle) => toOffer(vehicle, totals.get(vehicle.id), booking)) };
}
