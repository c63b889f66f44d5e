import { buildReservation } from '@livree/testing/builders';
import { expect, test } from 'vitest';
import { findStart } from './ride-again.ts';

const ride = buildReservation({ pickupAddress: 'Gare de Lyon', destinationAddress: 'Reims', vehicleId: 4 });

test('booking a ride again passes its places, service and vehicle on; booking its way back swaps the places', () => {
  expect(findStart(ride, 'again')).toBe(
    'service=airport&vehicule=4&departure=Gare+de+Lyon&destination=Reims',
  );
  expect(findStart(ride, 'back')).toBe('service=airport&vehicule=4&departure=Reims&destination=Gare+de+Lyon');
});

test('a ride is not offered again if the booking page cannot express it: with stops, a return or no address', () => {
  expect(findStart({ ...ride, stops: ['Meaux'] }, 'again')).toBeNull();
  expect(findStart({ ...ride, roundTrip: true }, 'back')).toBeNull();
  expect(findStart({ ...ride, pickupAddress: '' }, 'again')).toBeNull();
});
