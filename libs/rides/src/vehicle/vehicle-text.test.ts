import { euros } from '@livree/contracts';
import { createPageTexts } from '@livree/i18n/instance';
import fr from '@livree/i18n/messages/fr.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { hourlyPriceText, pictureNote, roomText, startingPrice } from './vehicle-text.ts';

const texts = createPageTexts('fr');
texts.add('fr', 'common', fr);
const t = texts.i18n.getFixedT('fr', 'common');

test('the room of a vehicle names passengers, and luggage if it is known', () => {
  expect(roomText({ seats: 4 }, t)).toBe('4\u00A0passagers');
  expect(roomText({ seats: 4, luggageCapacity: 3 }, t)).toBe('4\u00A0passagers, 3\u00A0bagages');
});

test('a vehicle without an hourly price says that the price is on request', () => {
  expect(hourlyPriceText(null, t, 'fr')).toBe('Prix sur demande');
  expect(hourlyPriceText(undefined, t, 'fr')).toBe('Prix sur demande');
  expect(hourlyPriceText(15_000, t, 'fr')).toMatch(/^150\s€ \/ heure$/);
});

test('before a journey is known, a vehicle says the least of a ride and the price per hour, each with its unit', () => {
  const [ridePriceFrom, pricePerHour] = [euros(3060), euros(15_000)];
  const read = (given: Parameters<typeof startingPrice>[0]) => {
    const { amount, unit } = startingPrice(given, t, 'fr');
    return [amount, unit].map((words) => words?.replaceAll(/\s/g, ' ') ?? null);
  };
  expect(read({ ridePriceFrom, pricePerHour })).toEqual([
    'à partir de 30,60 €',
    'le trajet selon la ville, 150 € / heure',
  ]);
  expect(read({ pricePerHour })).toEqual(['150 € / heure', null]);
  expect(read({ ridePriceFrom, pricePerHour: null })).toEqual(['Prix sur demande', null]);
});

test('our own pictures are called illustrations; of an operator’s photograph only the class is promised', () => {
  expect(pictureNote('/pictures/suv-front-960.6b8cb567.jpeg', t)).toBe('ou similaire, illustration');
  expect(pictureNote(null, t)).toBe('ou similaire, illustration');
  expect(pictureNote('/storage/vehicles/4.webp', t)).toBe('ou similaire');
});
