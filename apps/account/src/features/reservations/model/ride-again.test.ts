import { buildReservation } from '@livree/testing/builders';
import { expect, test } from 'vitest';
import { findStart } from './ride-again.ts';

const ride = buildReservation({ pickupAddress: 'Gare de Lyon', destinationAddress: 'Reims', vehicleId: 4 });

test('a ride is booked again from its places, service and vehicle; its way back the other way round', () => {
  expect(findStart(ride, 'again')).toBe(
    'service=airport&vehicule=4&departure=Gare+de+Lyon&destination=Reims',
  );
  expect(findStart(ride, 'back')).toBe('service=airport&vehicule=4&departure=Reims&destination=Gare+de+Lyon');
});

test('what the booking page could not say in full is not offered', () => {
  expect(findStart({ ...ride, stops: ['Meaux'] }, 'again')).toBeNull();
  expect(findStart({ ...ride, roundTrip: true }, 'back')).toBeNull();
  expect(findStart({ ...ride, pickupAddress: '' }, 'again')).toBeNull();
});
