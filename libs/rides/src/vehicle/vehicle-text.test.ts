import { expect, test } from 'vitest';
import { hourlyPriceText, roomText } from './vehicle-text.ts';

const spoken = (key: string, values?: Record<string, string | number>): string =>
  values === undefined ? key : `${values['count'] ?? values['price']} ${key}`;

test('the room has one line per kind, with luggage if it is known', () => {
  expect(roomText({ seats: 4 }, spoken)).toBe('4\u00A0ride.passengers');
  expect(roomText({ seats: 4, luggageCapacity: 3 }, spoken)).toBe(
    '4\u00A0ride.passengers, 3\u00A0ride.luggage',
  );
});

test('a vehicle without a price is on request', () => {
  expect(hourlyPriceText(null, spoken, 'fr')).toBe('ride.priceOnRequest');
  expect(hourlyPriceText(undefined, spoken, 'fr')).toBe('ride.priceOnRequest');
  expect(hourlyPriceText(15_000, spoken, 'fr')).toMatch(/^150\s€ ride\.perHour$/);
});
