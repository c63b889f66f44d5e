import { expect, test } from 'vitest';
import { emptyTrip } from '../trip/trip.ts';
import { arrivalFromSearch, arrivalFromState, arrivalFromStorage, tripFromSearch } from './arrival.ts';

test('the wizard reads service, plan and vehicle from the address and ignores unknown values', () => {
  const search = new URLSearchParams('service=airport&plan=premium&vehicule=3');
  expect(arrivalFromSearch(search)).toEqual({ serviceType: 'airport', plan: 'premium', vehicleId: 3 });
  expect(arrivalFromSearch(new URLSearchParams('service=taxi&plan=gold&vehicule=-1'))).toEqual({});
});

test('the wizard takes the vehicle that a navigation brings', () => {
  expect(arrivalFromState({ selectedVehicle: { id: 4, name: 'Berline' }, fromFleet: true })).toEqual({
    vehicleId: 4,
  });
  expect(arrivalFromState({ from: '/login' })).toEqual({});
});

test('the wizard takes the vehicle in storage, whichever page wrote it', () => {
  expect(arrivalFromStorage('{"id":5,"name":"Van"}')).toEqual({ vehicleId: 5 });
  expect(arrivalFromStorage('{"id":"5","marque":"Mercedes"}')).toEqual({ vehicleId: 5 });
  expect(arrivalFromStorage('not json')).toEqual({});
  expect(arrivalFromStorage(null)).toEqual({});
});

test('the wizard prefers the addresses sent by a form to those already there', () => {
  const kept = { ...emptyTrip, departure: 'Orly', destination: 'Lyon' };
  const search = new URLSearchParams('departure=Roissy&destination=+');
  expect(tripFromSearch(search, kept)).toEqual({ ...kept, departure: 'Roissy' });
  expect(tripFromSearch(new URLSearchParams(), kept)).toEqual(kept);
});

test('the wizard takes the stops and the return of a ride that is booked again, instead of those of the draft', () => {
  const kept = { ...emptyTrip, stops: [{ id: '4', address: 'Dijon' }] };
  const again = new URLSearchParams('departure=Paris&destination=Metz&arret=Meaux&arret=+Reims+&retour=1');
  expect(tripFromSearch(again, kept)).toMatchObject({
    stops: [
      { id: '1', address: 'Meaux' },
      { id: '2', address: 'Reims' },
    ],
    roundTrip: true,
    returnDeparture: 'Metz',
    returnDestination: 'Paris',
    returnDate: '',
  });
  expect(tripFromSearch(new URLSearchParams('arret=&retour=0'), kept)).toEqual(emptyTrip);
});
