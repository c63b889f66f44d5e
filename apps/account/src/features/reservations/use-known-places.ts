import type { ChangeQuote, Reservation } from '@livree/contracts';
import { findPlaces, type RidePlaces } from '@livree/rides/arrivals';
import { useState } from 'react';

/** Where the ways of a changed ride begin, as the last price told; before it, those of the ride as it is. */
export function useKnownPlaces(reservation: Reservation, quote: ChangeQuote | undefined): RidePlaces {
  const [told, setTold] = useState<ChangeQuote>();
  if (quote !== undefined && quote !== told) setTold(quote);
  return findPlaces(told?.pickupPlace === undefined ? reservation : told);
}
