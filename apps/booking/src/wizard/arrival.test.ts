import { expect, test } from 'vitest';
import { emptyTrip } from '../trip/trip.ts';
import { arrivalFromSearch, arrivalFromState, arrivalFromStorage, bookingFromSearch } from './arrival.ts';
import { emptyBooking } from './booking.ts';

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

const read = (search: string, known = emptyBooking) => bookingFromSearch(new URLSearchParams(search), known);
const again = 'departure=Paris&destination=Metz&arret=Meaux&arret=+Reims+&retour=1&passagers=3&bagages=2';

test('the wizard prefers the addresses sent by a form to those already there', () => {
  const kept = { ...emptyBooking, trip: { ...emptyTrip, departure: 'Orly', destination: 'Lyon' } };
  expect(read('departure=Roissy&destination=+', kept)).toEqual({
    ...kept,
    trip: { ...kept.trip, departure: 'Roissy' },
  });
  expect(read('', kept)).toEqual(kept);
});

test('the wizard takes the places and the party of a ride that is booked again', () => {
  expect(read(again)).toMatchObject({
    passengers: 3,
    bags: 2,
    trip: {
      stops: [
        { id: '1', address: 'Meaux' },
        { id: '2', address: 'Reims' },
      ],
      roundTrip: true,
      returnDeparture: 'Metz',
      returnDestination: 'Paris',
      returnDate: '',
    },
  });
  expect(read(`${again}&returnDestination=Orly`).trip).toMatchObject({
    returnDeparture: 'Metz',
    returnDestination: 'Orly',
  });
  expect(read('departure=Paris&retour=0&heures=3').hireHours).toBe(3);
  expect(read('retour=0&passagers=99&bagages=x&heures=1')).toEqual(emptyBooking);
});

test('a ride that is booked again begins with nothing of another one but who books, and then goes on', () => {
  const contact = { ...emptyBooking.contact, name: 'Anne Caron' };
  const traveller = { name: 'Hugo Blanc', phone: '', email: '', language: 'fr' as const };
  const other = {
    ...emptyBooking,
    contact,
    traveller,
    trip: { ...emptyTrip, date: '2027-03-12', stops: [{ id: '4', address: 'Dijon' }] },
  };
  const begun = read(again, other);
  expect(begun).toEqual({ ...read(again), contact });
  const goneOn = { ...begun, traveller, trip: { ...begun.trip, date: '2027-03-12' } };
  expect(read(again, goneOn)).toBe(goneOn);
});
