import { buildFollowedFlight, buildReservation } from '@livree/testing/builders';
import { shareSituation, type State } from '@livree/testing/states';

const withFlight = (flight: Parameters<typeof buildFollowedFlight>[0]) => ({
  reservations: [
    buildReservation({
      id: 12,
      reference: 'LIV-000012',
      pickupAt: '2027-03-02T20:00',
      flightNumber: 'AF1234',
      flight: buildFollowedFlight(flight),
    }),
  ],
});

/** The states of a ride that follows a flight. */
export const flightStates: readonly State[] = shareSituation(
  { at: '/operations/rides/12', operator: true, given: withFlight({ isPickupStuck: true }) },
  [
    { name: 'a flight that its ride cannot follow', says: ['ride.flight', 'flight.stuck'] },
    { name: 'a flight that waits on the day', at: '/operations', says: ['needs.flight_one'] },
    {
      name: 'a flight that is cancelled',
      given: withFlight({ state: 'cancelled', expectedAt: null }),
      says: ['flight.cancelled', 'ride.inventedFlight'],
    },
    {
      name: 'a ride to move whose way back has followed its flight',
      given: {
        reservations: [
          buildReservation({
            id: 12,
            pickupAt: '2027-03-02T20:00',
            roundTrip: true,
            returnAt: '2027-03-12T18:45',
            returnFlightNumber: 'AF1945',
            returnFlight: buildFollowedFlight({ number: 'AF1945', bookedPickupAt: '2027-03-12T18:00' }),
          }),
        ],
      },
      acts: [{ press: 'move.title' }],
      says: ['flight.moved', 'move.returnFollowsFlight', 'move.follows'],
    },
  ],
);
