import { euros } from '@livree/contracts';
import { expect, test } from 'vitest';
import { newVehicle, toEdit } from './vehicle-values.ts';

test('a form says a vehicle: decimals with comma or point, one piece of equipment a line', () => {
  const values = { ...newVehicle, pricePerHour: '120,50', rating: '4.8', equipment: 'Wi-Fi\n\n  Eau \n' };
  expect(toEdit(values)).toMatchObject({
    pricePerHour: euros(12_050),
    rating: 4.8,
    equipment: ['Wi-Fi', 'Eau'],
    fuelConsumption: null,
    insuranceUntil: null,
  });
});

test('what is no number is one that the contract refuses', () => {
  expect(toEdit({ ...newVehicle, seats: 'quatre', pricePerHour: 'cher' })).toMatchObject({
    seats: -1,
    pricePerHour: euros(0),
  });
});
