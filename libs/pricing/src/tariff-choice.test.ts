import { describe, expect, it } from 'vitest';
import { chooseTariff, cityInAddress, defaultTariff } from './index.ts';

const tariff = (version: string) => ({ ...defaultTariff, version });
const configurations = [
  { tariff: tariff('city'), city: 'Nîmes', vehicleId: null },
  { tariff: tariff('vehicle'), city: null, vehicleId: 7 },
  { tariff: tariff('vehicle-city'), city: 'Lyon', vehicleId: 7 },
];

it.each([
  [7, 'Lyon', 'vehicle-city'],
  [7, 'Nîmes', 'vehicle'],
  [7, null, 'vehicle'],
  [8, 'NIMES', 'city'],
  [8, 'Lyon', 'default-1'],
  [null, null, 'default-1'],
])('vehicle %s in %s has the tariff %s', (vehicleId, city, version) => {
  expect(chooseTariff(configurations, { vehicleId, city }, defaultTariff).version).toBe(version);
});

describe('cityInAddress', () => {
  it.each([
    ['14, rue de la Paix, 75002 Paris', 'Paris'],
    ['3 rue de Lyon, Paris', 'Paris'],
    ['69003 Lyon, place de Paris', 'Lyon'],
    ['quai de Southampton, 76600 LE HAVRE', 'Le Havre'],
    ['Gare de Saint Etienne', 'Saint-Étienne'],
    ['Parisot', null],
  ])('%s is in %s', (address, city) => {
    expect(cityInAddress(address)).toBe(city);
  });
});
