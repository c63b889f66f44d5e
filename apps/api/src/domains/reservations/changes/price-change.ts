import type { Language, ReservationRequest, RideChange } from '@livree/contracts';
import { isHire } from '@livree/pricing';
import type { Deps } from '../../../deps.ts';
import { AppError, fieldError } from '../../../platform/http/index.ts';
import { vehicleById } from '../../fleet/index.ts';
import { type PricedTrip, fingerprintTrip, priceTrip, settlePrice } from '../../pricing/index.ts';
import { readBookableTimes, readPlannedTimes } from '../model/bookable-times.ts';
import type { SoldRide } from '../model/new-reservation.ts';
import { requireChildrenCounted, requireSpace, requireWishes } from '../model/ride-needs.ts';
import { readQuote } from '../model/stored-quote.ts';
import type { Reservation } from '../reservations.repository.ts';
import { changedRequest, toSoldRequest } from './sold-request.ts';

/** A changed ride that can be sold: the whole request for it, its instants and its price. */
export type ChangedRide = SoldRide & { readonly request: ReservationRequest };

interface Asked {
  readonly row: Reservation;
  readonly change: RideChange;
  /** The signed quote that the customer saw; without one, the price is computed. */
  readonly quote: string | null;
  readonly language: Language;
  /** For an operator, who keeps no notice, and may leave the price as it was paid. */
  readonly operator?: { readonly keepsPrice: boolean } | undefined;
  /** An operator will decide: no notice is kept. */
  readonly isPlanned?: boolean;
}

/**
 * Prices a changed ride by the same engine and rules as a booking. What does not touch the price, such as the number of
 * passengers, leaves it as it was paid; its deadlines and VAT stay those of the sale.
 * @throws AppError 422 beside what cannot be driven, or with the true price
 */
export async function priceChange(deps: Deps, asked: Asked): Promise<ChangedRide> {
  const { row, change, quote, language, operator, isPlanned = operator !== undefined } = asked;
  const sold = toSoldRequest(row);
  const request = changedRequest(sold, change);
  const vehicle = await vehicleById(deps.db, request.vehicleId);
  if (!vehicle) throw new AppError('fleet.vehicle_not_found');
  requireSpace(request, vehicle);
  if (isHire(request) && !request.hireHours) throw fieldError('hire_hours', 'validation.hire_hours');
  const paid = readQuote(row);
  const kept = operator?.keepsPrice
    ? { total: paid.total, lines: paid.lines, tariffVersion: paid.tariffVersion }
    : {};
  const { policy, changeHours, vatPercent } = paid;
  const priced = { ...(await findPrice()), policy, changeHours, vatPercent, ...kept };
  requireWishes(request, priced);
  // A ride that was sold before this rule keeps its party at another time.
  if (change.extras !== undefined || change.passengers != null) requireChildrenCounted(request);
  const times = isPlanned
    ? readPlannedTimes(deps, { request, priced, language, planned: row.pickup_at })
    : readBookableTimes(deps, { request, priced, language });
  return { ...times, priced, request };

  async function findPrice(): Promise<PricedTrip> {
    if (quote !== null) return settlePrice(deps, request, { quote }, language);
    if (fingerprintTrip(request) === fingerprintTrip(sold)) return { ...paid, ...(await findReturnPlace()) };
    return (await priceTrip(deps, request, language)).priced;
  }

  /** Where the way back begins: quotes of earlier releases do not say, and its flight can be named now. */
  async function findReturnPlace(): Promise<Pick<PricedTrip, 'returnPickup' | 'returnWaiting'>> {
    if (paid.returnPickup !== undefined || !change.returnFlightNumber) return {};
    const { returnPickup, returnWaiting } = (await priceTrip(deps, request, language)).priced;
    return { returnPickup, returnWaiting };
  }
}
