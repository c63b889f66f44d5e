import { z } from '@livree/contracts/schema';
import { type PricedTrip, pricedTrip } from '../../pricing/index.ts';

/**
 * The quote that a reservation was sold for. It never changes: receipt, refund and cancellation are computed from it,
 * whatever the tariffs and policy are later.
 */
export const readQuote = (row: { readonly quote: unknown }): PricedTrip => z.parse(pricedTrip, row.quote);

/** The stops of a stored reservation, in order. */
export const readStops = (row: { readonly stops: unknown }): string[] =>
  z.parse(z.array(z.string()), row.stops);
