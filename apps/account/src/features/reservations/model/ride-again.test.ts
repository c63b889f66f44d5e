import { buildReservation } from '@livree/testing/builders';
import { expect, test } from 'vitest';
import { findStart } from './ride-again.ts';

const ride = buildReservation({
  pickupAddress: 'Gare de Lyon',
  destinationAddress: 'Reims',
  vehicleId: 4,
  passengers: 3,
  bags: 2,
});
const party = 'service=airport&vehicule=4&passagers=3&bagages=2';

test('booking a ride again passes its places, service, vehicle and party on; booking its way back swaps the places', () => {
  expect(findStart(ride, 'again')).toBe(`${party}&departure=Gare+de+Lyon&destination=Reims&retour=0&arret=`);
  expect(findStart(ride, 'back')).toBe(`${party}&departure=Reims&destination=Gare+de+Lyon&retour=0&arret=`);
});

test('booking a ride again passes its stops on, in the other order for its way back', () => {
  const halting = { ...ride, stops: ['Meaux', 'Soissons'] };
  expect(findStart(halting, 'again')).toMatch(/&arret=Meaux&arret=Soissons$/);
  expect(findStart(halting, 'back')).toMatch(/&arret=Soissons&arret=Meaux$/);
});

test('a round trip is booked again with its return, wherever that leads, and has no other way back', () => {
  const both = { ...ride, roundTrip: true };
  expect(findStart(both, 'again')).toContain('retour=1');
  expect(findStart(both, 'back')).toBeNull();
  expect(findStart({ ...both, returnDestinationAddress: 'Orly' }, 'again')).toContain(
    'retour=1&returnDestination=Orly',
  );
});

test('a ride by the hour is booked again with its hours, and has no way back to where it began', () => {
  const hired = { ...ride, destinationAddress: 'Gare de Lyon', hire: { hours: 4, includedKm: 100 } };
  expect(findStart(hired, 'again')).toContain('&heures=4');
  expect(findStart(hired, 'back')).toBeNull();
});

test('a ride without addresses is not offered again', () => {
  expect(findStart({ ...ride, pickupAddress: '' }, 'again')).toBeNull();
});
