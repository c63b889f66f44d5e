import { languageSchema, type ReservationRequest } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/http/index.ts';
import { contactAddress, type UserRow } from '../../identity/index.ts';
import type { PricedTrip } from '../../pricing/index.ts';
import { sellRide } from '../commands/sell-ride.ts';
import { isSlotFree } from '../holds.repository.ts';
import { newReservation } from '../model/new-reservation.ts';
import type { NewReservation } from '../reservations.repository.ts';

/** A ride as it would be stored. */
export type PlannedRide = NewReservation;

interface ImportedRide {
  readonly request: ReservationRequest;
  readonly customer: UserRow;
  /** The price that was agreed elsewhere; null for that of the tariff. */
  readonly agreedCents: number | null;
  readonly isPaidElsewhere: boolean;
  /** Rides that are planned already, and not stored yet. */
  readonly earlier: readonly PlannedRide[];
}

/** The price of the tariff, or the one that was agreed, as one line. What a cancellation refunds is the same. */
const agreePrice = (priced: PricedTrip, agreedCents: number | null): PricedTrip =>
  agreedCents === null
    ? priced
    : { ...priced, total: agreedCents, lines: [{ code: 'base', cents: agreedCents, detail: {} }] };

/**
 * A ride that was agreed elsewhere, as it would be stored: confirmed, and not paid here.
 * @throws AppError 422 beside what cannot be driven, 409 if its vehicle is taken
 */
export async function planImportedRide(
  deps: Deps,
  { request, customer: user, agreedCents, isPaidElsewhere, earlier }: ImportedRide,
): Promise<PlannedRide> {
  const language = z.parse(languageSchema, user.language);
  const customer = { ...user, email: contactAddress(user) };
  const sold = await sellRide(deps, { request, customer, language, isPlanned: true });
  const row = newReservation(
    deps,
    { request, customer, language, key: null, address: '' },
    { ...sold, priced: agreePrice(sold.priced, agreedCents) },
  );
  const slot = { vehicleId: row.vehicle_id, period: row.period };
  const isFree = await isSlotFree(deps.db, slot, { customerId: null, now: deps.clock.now() });
  if (!isFree || earlier.some((other) => overlaps(other, row))) throw takenError();
  const state = { status: 'confirmed', held_from: null, hold_expires_at: null } as const;
  return { ...row, ...state, paid_elsewhere: isPaidElsewhere };
}

const overlaps = (one: PlannedRide, other: PlannedRide): boolean =>
  one.vehicle_id === other.vehicle_id &&
  one.period.start < other.period.end &&
  other.period.start < one.period.end;

/** The refusal of a ride whose vehicle is taken. */
export const takenError = (): AppError =>
  new AppError('reservations.vehicle_unavailable', {}, { vehicule_id: ['reservations.vehicle_unavailable'] });
