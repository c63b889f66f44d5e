import { expect, it } from 'vitest';
import { arrivalFromSearch, arrivalFromState, arrivalFromStorage } from './arrival.ts';

it('reads service, plan and vehicle from the address and ignores what it does not know', () => {
  const search = new URLSearchParams('service=airport&plan=premium&vehicule=3');
  expect(arrivalFromSearch(search)).toEqual({ serviceType: 'airport', plan: 'premium', vehicleId: 3 });
  expect(arrivalFromSearch(new URLSearchParams('service=taxi&plan=gold&vehicule=-1'))).toEqual({});
});

it('takes the vehicle carried by a navigation', () => {
  expect(arrivalFromState({ selectedVehicle: { id: 4, name: 'Berline' }, fromFleet: true })).toEqual({
    vehicleId: 4,
  });
  expect(arrivalFromState({ from: '/login' })).toEqual({});
});

it('takes the vehicle left in storage, whichever page wrote it', () => {
  expect(arrivalFromStorage('{"id":5,"name":"Van"}')).toEqual({ vehicleId: 5 });
  expect(arrivalFromStorage('{"id":"5","marque":"Mercedes"}')).toEqual({ vehicleId: 5 });
  expect(arrivalFromStorage('not json')).toEqual({});
  expect(arrivalFromStorage(null)).toEqual({});
});
