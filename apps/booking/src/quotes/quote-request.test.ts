import { expect, test } from 'vitest';
import { emptyBooking } from '../wizard/booking.ts';
import { quoteRequest } from './quote-request.ts';

const trip = {
  ...emptyBooking.trip,
  departure: ' 14, rue de la Paix, 75002 Paris ',
  destination: 'Aéroport CDG',
  date: '2026-12-01',
  time: '05:10',
};
const booking = { ...emptyBooking, vehicleId: 3, trip };

test('a request for a price contains stops, return, extras and service as they were chosen', () => {
  const request = quoteRequest({
    ...booking,
    serviceType: 'airport',
    extras: [{ code: 'flight_tracking', quantity: 1 }],
    trip: {
      ...trip,
      stops: [
        { id: '1', address: '9, rue de Maubeuge, 75009 Paris' },
        { id: '2', address: '  ' },
      ],
      roundTrip: true,
      returnDeparture: 'Aéroport CDG',
      returnDestination: 'Versailles',
      returnDate: '2026-12-03',
      returnTime: '18:00',
    },
  });
  expect(request).toEqual({
    vehicleId: 3,
    pickupAddress: '14, rue de la Paix, 75002 Paris',
    destinationAddress: 'Aéroport CDG',
    pickupAt: '2026-12-01T05:10',
    returnAt: '2026-12-03T18:00',
    stops: ['9, rue de Maubeuge, 75009 Paris'],
    roundTrip: true,
    returnPickupAddress: 'Aéroport CDG',
    returnDestinationAddress: 'Versailles',
    serviceType: 'airport',
    plan: null,
    extras: [{ code: 'flight_tracking', quantity: 1 }],
  });
});

test('there is no request for a price without vehicle, address or time', () => {
  expect(quoteRequest({ ...booking, vehicleId: null })).toBeNull();
  expect(quoteRequest({ ...booking, trip: { ...trip, destination: 'CD' } })).toBeNull();
  expect(quoteRequest({ ...booking, trip: { ...trip, time: '' } })).toBeNull();
});

test('a request for a price omits a return without day or time', () => {
  const request = quoteRequest({ ...booking, trip: { ...trip, roundTrip: true, returnTime: '18:00' } });
  expect(request).toMatchObject({ roundTrip: true, returnAt: null, returnPickupAddress: null });
});
