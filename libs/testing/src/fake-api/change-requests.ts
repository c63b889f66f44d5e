import type { ChangeRequest, Reservation, RideChange } from '@livree/contracts';
import { parseWallClock, spacedPhone } from '@livree/i18n';
import { canChange, findChangedParts, findChangeDeadline, moveRide, quoteRideChange } from './changing.ts';
import type { FakeCall } from './handler.ts';
import { vehicleById } from './quoting.ts';
import { FakeRefusal } from './refusal.ts';

const day = 24 * 3_600_000;

/** The newest request for a change of a ride. */
export const findRequest = ({ state }: FakeCall, { id }: Reservation): ChangeRequest | null =>
  state.changeRequests.find(({ rideId }) => rideId === id)?.request ?? null;

/** What is to be different; a request that a state begins with is for another hour. */
export const findWanted = (call: FakeCall, reservation: Reservation): RideChange =>
  call.state.wantedChanges.get(reservation.id) ?? {
    pickupAt: findRequest(call, reservation)?.wanted.pickupAt,
  };

function writeRequest({ state }: FakeCall, id: number, request: ChangeRequest): void {
  const others = state.changeRequests.filter(({ rideId }) => rideId !== id);
  state.changeRequests = [...others, { rideId: id, request }];
}

/** Whether the customer can ask for a change: after the deadline, until the pickup. */
export function canRequest(reservation: Reservation, call: FakeCall): boolean {
  const { status, paymentStatus, pickupAt, timezone } = reservation;
  const isPaid = status === 'confirmed' && paymentStatus === 'paid';
  const isLate = isPaid && call.now > findChangeDeadline(reservation, call);
  const pickup = parseWallClock(pickupAt, timezone) ?? call.now;
  return isLate && call.now < pickup && findRequest(call, reservation)?.status !== 'open';
}

/** Whether what can be changed in a ride, and what is asked for. */
export const listChanges = (reservation: Reservation, call: FakeCall) => ({
  canChange: canChange(reservation, call),
  changeUntil: findChangeDeadline(reservation, call).toISOString(),
  changes: call.state.madeChanges.filter(({ reservationId }) => reservationId === reservation.id),
  canRequest: canRequest(reservation, call),
  request: findRequest(call, reservation),
});

/** Asks for a change. @throws FakeRefusal as the API does */
export function requestChange(call: FakeCall, reservation: Reservation, change: RideChange): void {
  if (findRequest(call, reservation)?.status === 'open') throw new FakeRefusal('reservations.request_open');
  if (!canRequest(reservation, call))
    throw new FakeRefusal('reservations.not_changeable', {
      phone: spacedPhone(call.state.config.brand.phone),
    });
  const { totalPrice, previousPrice } = quoteRideChange(call, reservation, change);
  const { vehicleId, ...wanted } = change;
  const vehicleName = vehicleId == null ? undefined : vehicleById(call, vehicleId).name;
  const request: ChangeRequest = {
    id: reservation.id,
    status: 'open',
    askedAt: call.now.toISOString(),
    changed: findChangedParts(change),
    wanted: {
      ...wanted,
      childAges: wanted.childAges ?? undefined,
      childSeats: wanted.childSeats ?? undefined,
      vehicleName,
    },
    previousPrice,
    totalPrice,
    reason: null,
    payUntil: null,
  };
  call.state.wantedChanges.set(reservation.id, change);
  writeRequest(call, reservation.id, request);
}

/** Settles the open request of a ride. @throws FakeRefusal as the API does */
export function settleRequest(
  call: FakeCall,
  reservation: Reservation,
  settled: Partial<ChangeRequest>,
): ChangeRequest {
  const request = findRequest(call, reservation);
  if (request?.status !== 'open') throw new FakeRefusal('reservations.request_settled');
  const after = { ...request, ...settled };
  writeRequest(call, reservation.id, after);
  return after;
}

/** Accepts the open request of a ride: a dearer one waits for its payment. @throws FakeRefusal as the API does */
export function acceptRequest(
  call: FakeCall,
  reservation: Reservation,
  { quote, keepsPrice }: { readonly quote: string; readonly keepsPrice: boolean },
): Reservation {
  const change = findWanted(call, reservation);
  const accepted = settleRequest(call, reservation, { status: 'accepted' });
  const { totalPrice } = quoteRideChange(call, reservation, change);
  const isDearer = totalPrice.cents > reservation.totalPrice.cents;
  if (!isDearer || keepsPrice) return moveRide(call, reservation, { ...change, quote, keepsPrice });
  const payUntil = new Date(call.now.getTime() + day).toISOString();
  writeRequest(call, reservation.id, { ...accepted, status: 'to_pay', payUntil, totalPrice });
  call.state.openChanges.set(reservation.id, change);
  return reservation;
}
