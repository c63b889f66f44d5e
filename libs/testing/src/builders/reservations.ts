import { euros, type ChangeRequest, type FollowedFlight, type Reservation } from '@livree/contracts';
import { parseWallClock } from '@livree/i18n';
import { defaultCancellationPolicy, refundSchedule } from '@livree/pricing';
import { buildVehicle } from './fleet.ts';

/** A confirmed and paid ride from an airport into town. */
export function buildReservation(given: Partial<Reservation> = {}): Reservation {
  const vehicle = buildVehicle();
  const reservation: Reservation = {
    id: 101,
    reference: 'LIV-000101',
    status: 'confirmed',
    vehicleId: vehicle.id,
    vehicle: { id: vehicle.id, name: vehicle.name, type: vehicle.type, image: vehicle.primaryImage },
    serviceType: 'airport',
    plan: null,
    pickupAddress: 'Aéroport Paris-Charles de Gaulle (CDG)',
    destinationAddress: '18 rue de la Pompe, 75116 Paris',
    stops: [],
    roundTrip: false,
    returnPickupAddress: null,
    returnDestinationAddress: null,
    pickupAt: '2027-03-12T09:30',
    returnAt: null,
    timezone: 'Europe/Paris',
    pickupPlace: 'airport',
    returnPlace: null,
    passengers: 2,
    specialRequests: null,
    extras: [],
    totalPrice: euros(16650),
    lines: [
      { code: 'base', cents: 1500, detail: {} },
      { code: 'distance', cents: 7900, detail: { metres: 31_600 } },
      { code: 'time', cents: 1700, detail: { seconds: 2448 } },
      { code: 'premium', cents: 5550, detail: {} },
    ],
    distanceKm: 31.6,
    distanceText: '31,6 km',
    durationSeconds: 2448,
    durationText: '41 min',
    clientName: 'Camille Laurent',
    clientEmail: 'camille.laurent@example.com',
    clientPhone: '+33 6 12 34 56 78',
    paymentProvider: 'card',
    paymentIntentId: 'pi_fake_101',
    paymentStatus: 'paid',
    holdExpiresAt: null,
    canCancel: true,
    cancellationReason: null,
    refunds: [],
    termsVersion: '2026-05-01.48-24-2-50',
    createdAt: '2026-02-01T10:00:00.000Z',
    ...given,
  };
  return { refundSchedule: buildRefunds(reservation), ...reservation };
}

function buildRefunds({ status, paymentStatus, totalPrice, pickupAt, timezone }: Reservation) {
  const pickup = parseWallClock(pickupAt, timezone);
  if (pickup === null || paymentStatus !== 'paid' || (status !== 'confirmed' && status !== 'pending'))
    return [];
  const schedule = refundSchedule(defaultCancellationPolicy, totalPrice.cents, pickup);
  return schedule.map(({ until, cents, channel }) => ({
    until: until.toISOString(),
    amount: euros(cents),
    channel,
  }));
}

/** A request for a later hour that costs more. */
export const buildChangeRequest = (given: Partial<ChangeRequest> = {}): ChangeRequest => ({
  id: 7,
  status: 'open',
  askedAt: '2027-03-01T08:30:00.000Z',
  changed: ['time'],
  wanted: { pickupAt: '2027-03-02T22:00' },
  previousPrice: euros(16_650),
  totalPrice: euros(20_210),
  reason: null,
  payUntil: null,
  ...given,
});

/** A flight of the sandbox that lands on time, an hour before the pickup. */
export const buildFollowedFlight = (given: Partial<FollowedFlight> = {}): FollowedFlight => ({
  number: 'AF1234',
  date: '2027-03-12',
  state: 'scheduled',
  source: 'sandbox',
  isSandbox: true,
  scheduledAt: '2027-03-12T08:30:00.000Z',
  expectedAt: '2027-03-12T08:30:00.000Z',
  checkedAt: '2027-03-01T09:00:00.000Z',
  bookedPickupAt: null,
  isPickupStuck: false,
  waitsUntil: '2027-03-12T10:30:00.000Z',
  ...given,
});
