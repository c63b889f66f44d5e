import { childSeatForAge, type ChildSeatKind, childSeatKinds } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { Config } from '../../../config.ts';
import { type PricedTrip, pricedTrip } from '../../pricing/index.ts';

/**
 * The quote that a reservation was sold for. It never changes: receipt, refund and cancellation are computed from it,
 * whatever the tariffs and policy are later.
 */
export const readQuote = (row: { readonly quote: unknown }): PricedTrip => z.parse(pricedTrip, row.quote);

/** The outbound drive, or the hours of a ride by the hour; null if neither is known. */
export function findOccupiedLeg({ outbound, hire }: PricedTrip): { readonly seconds: number } | null {
  return hire ? { seconds: hire.hours * 3600 } : outbound;
}

/** The stops of a stored reservation, in order. */
export const readStops = (row: { readonly stops: unknown }): string[] =>
  z.parse(z.array(z.string()), row.stops);

/** The ages of the children of a stored reservation, one for each seat. */
export const readChildAges = (row: { readonly child_ages: unknown }): number[] =>
  z.parse(z.array(z.int()), row.child_ages);

/** The seats that were chosen for the children of a stored reservation; null where their ages decide. */
export const readChosenSeats = (row: { readonly child_seats: unknown }): ChildSeatKind[] | null =>
  z.parse(z.nullable(z.array(z.enum(childSeatKinds))), row.child_seats);

/** The seat of each child of a stored reservation. */
export function readChildSeats(row: {
  readonly child_ages: unknown;
  readonly child_seats: unknown;
}): ChildSeatKind[] {
  const chosen = readChosenSeats(row);
  return readChildAges(row).map((age, index) => childSeatForAge(age, chosen?.[index]));
}

type Sold = Pick<Config, 'soldBefore'>;

/** Hours before the pickup until which its customer changes a ride alone, as it was sold. */
export const readChangeHours = (row: { readonly quote: unknown }, { soldBefore }: Sold): number =>
  readQuote(row).changeHours ?? soldBefore.changeHours;

/** The VAT in the price of a ride, as it was sold. */
export const readVatPercent = (row: { readonly quote: unknown }, { soldBefore }: Sold): number =>
  readQuote(row).vatPercent ?? soldBefore.vatPercent;
