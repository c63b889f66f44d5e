import {
  type ChangedPart,
  type ChangeQuote,
  type QuoteRequest,
  type Reservation,
  type RideChange,
  changedParts,
  euros,
  findDestination,
  isOneOf,
  extraCodes,
  plans,
  serviceTypes,
} from '@livree/contracts';
import { parseWallClock, spacedPhone } from '@livree/i18n';
import { selfServiceDeadline } from '@livree/pricing';
import { change } from './booking.ts';
import type { FakeCall } from './handler.ts';
import { priceRide, quoteRide, settlePrice, vehicleById } from './quoting.ts';
import { FakeRefusal } from './refusal.ts';
import { buildPayment } from './starting-rides.ts';

const changeHours = 48;

/** The last moment for a change by the customer. */
export function findChangeDeadline({ pickupAt, timezone }: Reservation, { now }: FakeCall): Date {
  const pickup = parseWallClock(pickupAt, timezone) ?? now;
  return new Date(pickup.getTime() - changeHours * 3_600_000);
}

export const canChange = (reservation: Reservation, call: FakeCall): boolean =>
  reservation.status === 'confirmed' &&
  reservation.paymentStatus === 'paid' &&
  call.now <= findChangeDeadline(reservation, call);

/** The ride with what is to be different. */
function toChangedTrip(
  reservation: Reservation,
  { pickupAt, vehicleId, ...other }: RideChange,
): QuoteRequest {
  const { serviceType, plan, extras, hire, ...ride } = reservation;
  const given = Object.fromEntries(Object.entries(other).filter(([, value]) => value !== undefined));
  return {
    ...ride,
    extras: extras.flatMap(({ code, quantity }) => (isOneOf(extraCodes, code) ? [{ code, quantity }] : [])),
    serviceType: serviceTypes.find((type) => type === serviceType) ?? null,
    plan: plans.find((name) => name === plan) ?? null,
    hireHours: hire?.hours ?? null,
    ...given,
    vehicleId: vehicleId ?? reservation.vehicleId,
    pickupAt: pickupAt ?? reservation.pickupAt,
  };
}

const isTaken = ({ state }: FakeCall, { id }: Reservation, trip: QuoteRequest): boolean =>
  state.reservations.some(
    (ride) =>
      ride.id !== id &&
      ride.vehicleId === trip.vehicleId &&
      ride.pickupAt === trip.pickupAt &&
      ride.status !== 'cancelled',
  );

/** The price of a changed ride beside the one that was paid. */
export function quoteRideChange(call: FakeCall, reservation: Reservation, wanted: RideChange): ChangeQuote {
  const trip = toChangedTrip(reservation, wanted);
  requireSeats(call, trip, wanted.passengers ?? reservation.passengers);
  requireNeeds({ ...reservation, ...wanted }, trip);
  const priced = quoteRide(trip, call);
  const { quote, expiresAt, totalPrice, lines, timezone, pickupPlace, returnPlace } = priced;
  const pickup = parseWallClock(trip.pickupAt, timezone) ?? call.now;
  if (pickup < call.now) throw new FakeRefusal('validation', {}, { pickup_datetime: ['validation.past'] });
  return {
    quote,
    expiresAt,
    previousPrice: reservation.totalPrice,
    totalPrice,
    lines,
    isAvailable: !isTaken(call, reservation, trip),
    pickupAt: trip.pickupAt,
    timezone,
    freeUntil: selfServiceDeadline(call.state.config.cancellationPolicy, pickup).toISOString(),
    pickupPlace,
    returnPlace,
  };
}

/** Whether a part of the payment was given back, so that the price stays. */
const mustKeepPrice = ({ paymentStatus }: Reservation): boolean =>
  paymentStatus === 'partially_refunded' || paymentStatus === 'refunded';

/** The price of a ride that an operator changes. */
export const quoteMove = (call: FakeCall, reservation: Reservation, wanted: RideChange): ChangeQuote => ({
  ...quoteRideChange(call, reservation, wanted),
  keepsPrice: mustKeepPrice(reservation),
});

function requireSeats(call: FakeCall, { vehicleId }: QuoteRequest, passengers: number): void {
  const { seats } = vehicleById(call, vehicleId);
  if (passengers > seats)
    throw new FakeRefusal('validation', { seats }, { passengers_count: ['validation.too_many_passengers'] });
}

/** What the chosen extras need to be carried out. */
function requireNeeds(
  { signName, childAges }: Pick<RideChange, 'signName' | 'childAges'>,
  { extras }: QuoteRequest,
) {
  const count = (wanted: string) => extras?.find(({ code }) => code === wanted)?.quantity ?? 0;
  if (count('meet_and_greet') > 0 && !signName)
    throw new FakeRefusal('validation', {}, { sign_name: ['validation.sign_name'] });
  if ((childAges ?? []).length !== count('child_seat'))
    throw new FakeRefusal('validation', {}, { child_ages: ['validation.child_ages'] });
}

/** Changes a ride, or keeps the change until its difference is paid. @throws FakeRefusal as the API does */
export function changeRide(
  call: FakeCall,
  reservation: Reservation,
  { quote, ...wanted }: RideChange & { quote: string },
): Reservation {
  const phone = spacedPhone(call.state.config.brand.phone);
  if (reservation.status !== 'confirmed' || reservation.paymentStatus !== 'paid')
    throw new FakeRefusal('reservations.not_changeable', { phone });
  if (!canChange(reservation, call))
    throw new FakeRefusal('reservations.too_late_to_change', { hours: changeHours, phone });
  const trip = toChangedTrip(reservation, wanted);
  if (isTaken(call, reservation, trip)) throw new FakeRefusal('reservations.vehicle_unavailable');
  const { fare } = priceRide(trip, vehicleById(call, trip.vehicleId), call);
  settlePrice({ quote }, fare.total, call);
  if (fare.total > reservation.totalPrice.cents) {
    call.state.openChanges.set(reservation.id, wanted);
    return reservation;
  }
  return makeChange(call, reservation, wanted);
}

/** Gives a ride another vehicle or time for an operator. @throws FakeRefusal as the API does */
export function moveRide(
  call: FakeCall,
  reservation: Reservation,
  { quote, keepsPrice, ...wanted }: RideChange & { quote: string; keepsPrice: boolean },
): Reservation {
  if (reservation.status !== 'confirmed' || (!keepsPrice && mustKeepPrice(reservation)))
    throw new FakeRefusal('reservations.not_changeable', {
      phone: spacedPhone(call.state.config.brand.phone),
    });
  const trip = toChangedTrip(reservation, wanted);
  if (isTaken(call, reservation, trip)) throw new FakeRefusal('reservations.vehicle_unavailable');
  const { fare } = priceRide(trip, vehicleById(call, trip.vehicleId), call);
  settlePrice({ quote }, fare.total, call);
  if (!keepsPrice && fare.total > reservation.totalPrice.cents && reservation.paymentStatus === 'paid')
    throw new FakeRefusal('validation', {}, { keeps_price: ['validation.difference_due'] });
  const changed = makeChange(call, reservation, wanted);
  if (!keepsPrice) return changed;
  const { totalPrice, lines } = reservation;
  return change(call, changed, { totalPrice, lines });
}

/** Makes an open change, because its difference is paid. */
export function payChange(call: FakeCall, reservation: Reservation): Reservation {
  const wanted = call.state.openChanges.get(reservation.id) ?? {};
  call.state.openChanges.delete(reservation.id);
  call.state.changeRequests = call.state.changeRequests.map((asked) =>
    asked.rideId === reservation.id
      ? { ...asked, request: { ...asked.request, status: 'accepted', payUntil: null } }
      : asked,
  );
  const changed = makeChange(call, reservation, wanted);
  const payment = buildPayment(changed);
  const difference = euros(changed.totalPrice.cents - reservation.totalPrice.cents);
  call.state.transactions.unshift({ ...payment, id: payment.id + 2000, amount: difference });
  return changed;
}

/** What the extras of a changed ride need; what is not named stays. */
const pickNeeds = ({
  bags,
  flightNumber,
  flightDate,
  trainNumber,
  returnFlightNumber,
  returnFlightDate,
  returnTrainNumber,
  signName,
  childAges,
  childSeats,
}: RideChange) => ({
  ...(bags === undefined ? {} : { bags }),
  ...(flightNumber === undefined ? {} : { flightNumber }),
  ...(flightDate === undefined ? {} : { flightDate }),
  ...(trainNumber === undefined ? {} : { trainNumber }),
  ...(returnFlightNumber === undefined ? {} : { returnFlightNumber }),
  ...(returnFlightDate === undefined ? {} : { returnFlightDate }),
  ...(returnTrainNumber === undefined ? {} : { returnTrainNumber }),
  ...(signName === undefined ? {} : { signName }),
  ...(childAges ? { childAges: [...childAges] } : {}),
  ...(childAges || childSeats ? { childSeats: [...(childSeats ?? [])] } : {}),
});

export function findChangedParts(wanted: RideChange): ChangedPart[] {
  const has = (...fields: readonly (keyof RideChange)[]) => fields.some((field) => wanted[field] != null);
  return changedParts.filter(
    (part) =>
      ({
        time: has('pickupAt', 'returnAt'),
        places: has('pickupAddress', 'destinationAddress', 'stops'),
        vehicle: has('vehicleId'),
        party: has('passengers', 'bags'),
        extras: has('extras', 'flightNumber', 'returnFlightNumber', 'signName', 'childAges', 'childSeats'),
      })[part],
  );
}

function makeChange(call: FakeCall, reservation: Reservation, wanted: RideChange): Reservation {
  const trip = toChangedTrip(reservation, wanted);
  const vehicle = vehicleById(call, trip.vehicleId);
  const { fare } = priceRide(trip, vehicle, call);
  call.state.madeChanges.unshift({
    reservationId: reservation.id,
    changed: findChangedParts(wanted),
    madeAt: call.now.toISOString(),
    previousPickupAt: reservation.pickupAt,
    pickupAt: trip.pickupAt,
    previousPrice: reservation.totalPrice,
    totalPrice: euros(fare.total),
  });
  return change(call, reservation, {
    pickupAt: trip.pickupAt,
    returnAt: trip.returnAt ?? null,
    pickupAddress: trip.pickupAddress,
    destinationAddress: findDestination(trip),
    stops: [...(trip.stops ?? [])],
    returnPickupAddress: trip.returnPickupAddress ?? null,
    returnDestinationAddress: trip.returnDestinationAddress ?? null,
    extras: [...(trip.extras ?? [])],
    ...pickNeeds(wanted),
    passengers: wanted.passengers ?? reservation.passengers,
    vehicleId: vehicle.id,
    vehicle: { id: vehicle.id, name: vehicle.name, type: vehicle.type, image: vehicle.primaryImage },
    totalPrice: euros(fare.total),
    lines: [...fare.lines],
  });
}
