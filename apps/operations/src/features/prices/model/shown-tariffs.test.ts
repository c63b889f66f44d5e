import { buildTariff } from '@livree/testing/builders';
import { expect, test } from 'vitest';
import { findShown, listOwners } from './shown-tariffs.ts';

const tariffs = [
  buildTariff({ id: 1 }),
  buildTariff({ id: 2, vehicleName: 'Volvo S90' }),
  buildTariff({ id: 3, vehicleName: 'Audi A6' }),
  buildTariff({ id: 4, vehicleName: 'Audi A6', city: 'Lyon' }),
];
const drafted = { ...buildTariff({ id: 5, vehicleName: 'BMW i7' }), draft: buildTariff().rates };
const shown = (owner: string) => findShown([...tariffs, drafted], owner).map(({ id }) => id);

test('the tariffs of all vehicles are shown first, those of one once it is chosen, and a draft always', () => {
  expect(listOwners(tariffs)).toEqual(['Audi A6', 'Volvo S90']);
  expect(shown('')).toEqual([5, 1]);
  expect(shown('Audi A6')).toEqual([5, 3, 4]);
});
