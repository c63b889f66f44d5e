import type { ReservationRequest, TextKey, TextParams, User, Vehicle } from '@livree/contracts';
import { formatterFor } from '@livree/i18n';
import { isHire, isRoundTrip } from '@livree/pricing';
import type { FakeCall } from './handler.ts';
import { FakeRefusal } from './refusal.ts';
import { findEarliestPickup, findRidePlaces, isTooSoon } from './ride-terms.ts';

interface Booked {
  readonly vehicle: Vehicle;
  readonly customer: User;
  readonly call: FakeCall;
}

function requireThat(fits: boolean, field: string, fault: TextKey, params: TextParams = {}): void {
  if (!fits) throw new FakeRefusal('validation', params, { [field]: [fault] });
}

/** @throws FakeRefusal 422 beside the field that a booking lacks, as the API does */
export function requireBookable(request: ReservationRequest, { vehicle, customer, call }: Booked): void {
  const { seats, luggageCapacity: bags } = vehicle;
  requireThat((request.passengers ?? 1) <= seats, 'passengers_count', 'validation.too_many_passengers', {
    seats,
  });
  requireThat((request.bags ?? 0) <= bags, 'bags_count', 'validation.too_many_bags', { count: bags });
  requireThat(!isHire(request) || Boolean(request.hireHours), 'hire_hours', 'validation.hire_hours');
  requireWishes(request);
  requireThat(Boolean(request.clientPhone ?? customer.phone), 'client_phone', 'validation.phone_for_voucher');
  requireThat(
    !isRoundTrip(request) || Boolean(request.returnAt),
    'return_datetime',
    'validation.return_required',
  );
  const { dateTime } = formatterFor(call.language);
  requireThat(!isTooSoon(request, call), 'pickup_datetime', 'validation.too_soon', {
    time: dateTime(findEarliestPickup(request, call), 'weekday'),
    phone: call.state.config.brand.phone,
  });
}

function requireWishes(request: ReservationRequest): void {
  const count = (wanted: string) =>
    (request.extras ?? []).reduce((sum, { code, quantity }) => (code === wanted ? sum + quantity : sum), 0);
  const isWelcomed = count('meet_and_greet') > 0;
  const isTracked = count('flight_tracking') > 0;
  const { pickupPlace, returnPlace } = findRidePlaces(request);
  const isAirport = pickupPlace === 'airport';
  const isBackAtAirport = returnPlace === 'airport';
  const isNamed =
    (isAirport && Boolean(request.flightNumber)) || (isBackAtAirport && Boolean(request.returnFlightNumber));
  requireThat(!isTracked || isAirport || isBackAtAirport, 'extras', 'validation.tracking_place');
  const missing = isAirport ? 'flight_number' : 'return_flight_number';
  requireThat(!isTracked || isNamed, missing, 'validation.flight_number');
  const isAwaited = isWelcomed && isAirport;
  requireThat(!isAwaited || Boolean(request.flightNumber), 'flight_number', 'validation.flight_number');
  requireThat(!isWelcomed || Boolean(request.signName), 'sign_name', 'validation.sign_name');
  const seats = count('child_seat');
  requireThat((request.childAges ?? []).length === seats, 'child_ages', 'validation.child_ages');
  requireThat(seats <= (request.passengers ?? 1), 'passengers_count', 'validation.seats_over_passengers');
}
