import type { Deps } from '../../../deps.ts';
import { type Connection, isOverlap, retryConflicts } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import type { KeyedRequest } from '../../../platform/idempotency/index.ts';
import { requireAccount } from '../../identity/index.ts';
import { type PaymentDependencies, abandonPayments, openPayment } from '../../payments/index.ts';
import { openPaymentLink } from '../dispatch/open-payment-link.ts';
import { ridesWithLinks } from '../dispatch/payment-links.repository.ts';
import { findOwnHolds, isSlotFree, lockHolder, lockOwnHolds, lockVehicle } from '../holds.repository.ts';
import type { Booking } from '../model/booking.ts';
import { paymentFingerprint } from '../model/fingerprint.ts';
import { toNewPayment } from '../model/new-payment.ts';
import type { PaymentChoice } from '../model/payment-choice.ts';
import {
  type NewReservation,
  type Reservation,
  addReservation,
  cancelById,
} from '../reservations.repository.ts';
import { endHolds } from './end-holds.ts';
import { limitHolds } from './limit-holds.ts';
import { bookingRequests } from './stored-response.ts';

export interface HoldRequest {
  readonly row: NewReservation;
  /** The stored request; null without a key. */
  readonly keyed: KeyedRequest | null;
  readonly choice: PaymentChoice;
  /** The operator who books for the customer: the limit of holds does not bind, nothing is replaced, and the customer gets a link. */
  readonly desk?: Booking['desk'];
}

type Dependencies = Pick<Deps, 'db' | 'clock' | 'config'> & { readonly payments: PaymentDependencies };

/**
 * Takes the vehicle and opens the payment, all or nothing. The customer's own hold on the same slot stays if it is
 * for the same ride, and is replaced otherwise, unless an operator books or sent a link to pay it. Null if a concurrent call with the same request claimed the key.
 * @throws AppError `reservations.vehicle_unavailable`, or `too_many_holds`
 */
export async function holdVehicle(deps: Dependencies, request: HoldRequest): Promise<Reservation | null> {
  await refuseTaken(deps, request);
  try {
    return await retryConflicts(() => deps.db.transaction().execute((trx) => holdIn(trx, deps, request)));
  } catch (error) {
    if (isOverlap(error)) throw new AppError('reservations.vehicle_unavailable');
    throw error;
  }
}

/**
 * Refuses early, so that a rush on one slot does not queue for a vehicle that is already taken. If the same request
 * took it in another call, this one continues.
 */
async function refuseTaken({ db, clock }: Dependencies, request: HoldRequest): Promise<void> {
  const { row, keyed } = request;
  const slot = { vehicleId: row.vehicle_id, period: row.period };
  const same = findSame(await findOwnHolds(db, slot, row.customer_id), row);
  const asker = { customerId: replacedCustomer(request), now: clock.now(), besides: same?.id ?? 0 };
  if (await isSlotFree(db, slot, asker)) return;
  const isRepeated = keyed !== null && (await bookingRequests.find(db, keyed)) !== undefined;
  if (!isRepeated) throw new AppError('reservations.vehicle_unavailable');
}

async function holdIn(
  trx: Connection,
  deps: Dependencies,
  request: HoldRequest,
): Promise<Reservation | null> {
  const { row, keyed, choice, desk } = request;
  const now = deps.clock.now();
  await requireAccount(trx, row.customer_id);
  if (keyed && (await bookingRequests.claim(trx, keyed, now))) return null;
  const slot = { vehicleId: row.vehicle_id, period: row.period };
  const holder = { customerId: row.customer_id, heldFrom: row.held_from ?? '' };
  await lockHolder(trx, holder);
  await lockVehicle(trx, row.vehicle_id);
  await endHolds(trx, deps.payments, slot);
  let reservation = await ownHold(trx, deps, request);
  if (!reservation) {
    // A row that only the constraint refuses could block the payment of the ride in the slot, each waiting for the other.
    if (!(await isSlotFree(trx, slot, { customerId: replacedCustomer(request), now })))
      throw new AppError('reservations.vehicle_unavailable');
    if (!desk) await limitHolds(trx, deps, holder);
    reservation = await addHeld(trx, deps, request);
  }
  if (desk && row.hold_expires_at)
    await openPaymentLink(trx, deps.payments, {
      reservation,
      until: row.hold_expires_at,
      actor: desk.actor,
      act: 'dispatch.book',
    });
  if (keyed) {
    const outcome = {
      reservationId: reservation.id,
      paymentFingerprint: paymentFingerprint(choice),
      answer: null,
    };
    await bookingRequests.save(trx, keyed, outcome);
  }
  return reservation;
}

async function addHeld(
  trx: Connection,
  { payments }: Dependencies,
  { row, choice }: HoldRequest,
): Promise<Reservation> {
  const reservation = await addReservation(trx, row);
  await openPayment(payments, trx, toNewPayment(reservation, choice, 1));
  return reservation;
}

/** Whose holds the booking replaces. An operator cannot know of them: theirs replaces none. */
const replacedCustomer = ({ row, desk }: HoldRequest): number | null => (desk ? null : row.customer_id);

const findSame = (holds: readonly Reservation[], row: NewReservation): Reservation | undefined =>
  holds.find((hold) => hold.fingerprint === row.fingerprint && hold.total_cents === row.total_cents);

/** The customer's own hold for the same ride; any other conflicting hold of theirs is replaced, if it may be. */
async function ownHold(
  trx: Connection,
  { clock, payments }: Dependencies,
  { row, desk }: HoldRequest,
): Promise<Reservation | undefined> {
  const now = clock.now();
  const holds = await lockOwnHolds(trx, { vehicleId: row.vehicle_id, period: row.period }, row.customer_id);
  const same = findSame(holds, row);
  const others = holds.filter((hold) => hold !== same).map(({ id }) => id);
  // Asked after the lock: a link may have been sent meanwhile.
  const linked = await ridesWithLinks(trx, others);
  if (linked.length > 0 || (desk && others.length > 0))
    throw new AppError('reservations.vehicle_unavailable');
  for (const id of others) await cancelById(trx, id, { cause: 'superseded', now });
  await abandonPayments(payments, trx, others, 'superseded');
  return same;
}
