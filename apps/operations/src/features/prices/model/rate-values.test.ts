import { euros } from '@livree/contracts';
import { expect, test } from 'vitest';
import { toRates, toValues } from './rate-values.ts';

const rates = {
  basePrice: euros(1800),
  pricePerKm: euros(275),
  pricePerHour: euros(2500),
  pricePerStop: euros(500),
  minimumPrice: euros(0),
  maximumPrice: null,
};

test('rates are edited as euros and read again to the cent', () => {
  expect(toRates(toValues(rates))).toEqual(rates);
  expect(toRates({ ...toValues(rates), pricePerKm: '2,80' }).pricePerKm).toEqual(euros(280));
});

test('what is no amount is one that the contract refuses', () => {
  expect(toRates({ ...toValues(rates), basePrice: 'cher', pricePerStop: '' })).toMatchObject({
    basePrice: euros(-1),
    pricePerStop: euros(-1),
  });
});
