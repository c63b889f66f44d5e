import { childSeatsForAge, type ReservationRequest } from '@livree/contracts';
import { fieldError } from '../../../platform/http/index.ts';
import type { VehicleRow } from '../../fleet/index.ts';
import type { PricedTrip } from '../../pricing/index.ts';

/** @throws AppError 422 beside the number of people or bags that the vehicle has no room for */
export function requireSpace({ passengers, bags }: ReservationRequest, vehicle: VehicleRow): void {
  const { seats, luggage_capacity: room } = vehicle;
  if ((passengers ?? 1) > seats)
    throw fieldError('passengers_count', 'validation.too_many_passengers', { seats });
  if ((bags ?? 0) > room) throw fieldError('bags_count', 'validation.too_many_bags', { count: room });
}

/**
 * The voucher of a ride has to name its customer's telephone (arrêté du 6 août 2025).
 * @throws AppError 422 beside the telephone if neither the request nor the account has one
 */
export function requirePhone(
  { clientPhone }: ReservationRequest,
  customer: { readonly phone: string | null },
): void {
  if (!clientPhone && !customer.phone) throw fieldError('client_phone', 'validation.phone_for_voucher');
}

/**
 * What the chosen extras need to be carried out.
 * @throws AppError 422 beside the missing flight, name or age
 */
export function requireWishes(request: ReservationRequest, priced: PricedTrip): void {
  const count = (wanted: string) => countExtra(request, wanted);
  const isWelcomed = count('meet_and_greet') > 0;
  if (count('flight_tracking') > 0) requireFollowed(request, priced);
  if (isWelcomed && priced.pickup?.kind === 'airport' && !request.flightNumber)
    throw fieldError('flight_number', 'validation.flight_number');
  if (isWelcomed && !request.signName) throw fieldError('sign_name', 'validation.sign_name');
  requireSeats(request, count('child_seat'));
}

/** A flight that can be followed: it lands at the airport where a way begins. */
function requireFollowed(request: ReservationRequest, { pickup, returnPickup }: PricedTrip): void {
  const isAtAirport = pickup?.kind === 'airport';
  const isBackAtAirport = returnPickup?.kind === 'airport';
  if (!isAtAirport && !isBackAtAirport) throw fieldError('extras', 'validation.tracking_place');
  const isNamed = (isAtAirport && request.flightNumber) || (isBackAtAirport && request.returnFlightNumber);
  if (!isNamed)
    throw fieldError(isAtAirport ? 'flight_number' : 'return_flight_number', 'validation.flight_number');
}

/** An age for each seat, and a seat that fits each age. */
function requireSeats({ childAges, childSeats }: ReservationRequest, count: number): void {
  const ages = childAges ?? [];
  if (ages.length !== count) throw fieldError('child_ages', 'validation.child_ages');
  const fits = ages.every((age, index) => childSeatsForAge(age).some((kind) => kind === childSeats?.[index]));
  if (childSeats && (childSeats.length !== count || !fits))
    throw fieldError('child_seats', 'validation.child_seats');
}

/**
 * Children are passengers too. @throws AppError 422 beside the number of people if there are more seats for children
 */
export function requireChildrenCounted(request: Pick<ReservationRequest, 'extras' | 'passengers'>): void {
  if (countExtra(request, 'child_seat') > (request.passengers ?? 1))
    throw fieldError('passengers_count', 'validation.seats_over_passengers');
}

const countExtra = ({ extras }: Pick<ReservationRequest, 'extras'>, wanted: string): number =>
  (extras ?? []).reduce((sum, { code, quantity }) => (code === wanted ? sum + quantity : sum), 0);
