import type { FollowedFlight } from '@livree/contracts';
import { buildFollowedFlight, buildReservation } from '@livree/testing/builders';
import type { State } from '@livree/testing/states';

const showFlight = (name: string, flight: Partial<FollowedFlight>, says: string[]): State => ({
  name: `ride that follows a flight, ${name}`,
  at: '/reservations/105',
  given: {
    reservations: [
      buildReservation({ id: 105, reference: 'LIV-000105', flight: buildFollowedFlight(flight) }),
    ],
  },
  says: ['flight.title', ...says],
});

const showReturn = (name: string, flight: Partial<FollowedFlight>, says: string[]): State => ({
  name: `ride whose way back follows a flight, ${name}`,
  at: '/reservations/105',
  given: {
    reservations: [
      buildReservation({
        id: 105,
        reference: 'LIV-000105',
        roundTrip: true,
        returnAt: '2027-03-12T18:30',
        returnFlight: buildFollowedFlight({
          scheduledAt: '2027-03-12T16:30:00.000Z',
          expectedAt: '2027-03-12T16:30:00.000Z',
          waitsUntil: '2027-03-12T18:30:00.000Z',
          ...flight,
        }),
      }),
    ],
  },
  says: ['flight.returnTitle', ...says],
});

/** A ride whose pickup follows a flight. */
export const flightStates: readonly State[] = [
  showReturn('late', { expectedAt: '2027-03-12T17:15:00.000Z', bookedPickupAt: '2027-03-12T17:45' }, [
    'flight.back.moved',
    'flight.waits',
  ]),
  showReturn('late while the car is taken', { isPickupStuck: true }, ['flight.back.stuck']),
  showReturn('cancelled', { state: 'cancelled', expectedAt: null, waitsUntil: null }, [
    'flight.back.stranded',
  ]),
  showFlight('on time', {}, ['flight.state.scheduled', 'flight.waits', 'flight.invented']),
  showFlight('late', { expectedAt: '2027-03-12T09:15:00.000Z', bookedPickupAt: '2027-03-12T09:30' }, [
    'flight.moved',
  ]),
  showFlight('from a provider', { isSandbox: false, source: 'AeroDataBox' }, ['flight.source']),
  showFlight('late while the car is taken', { isPickupStuck: true }, ['flight.stuck']),
  showFlight('cancelled', { state: 'cancelled', expectedAt: null, waitsUntil: null }, [
    'flight.state.cancelled',
    'flight.stranded',
  ]),
  showFlight('landing elsewhere', { state: 'diverted', waitsUntil: null }, ['flight.state.diverted']),
  showFlight(
    'that nobody knows',
    { state: 'unknown', scheduledAt: null, expectedAt: null, waitsUntil: null },
    ['flight.state.unknown'],
  ),
];
