import { createPageTexts } from '@livree/i18n/instance';
import fr from '@livree/i18n/messages/fr.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { hourlyPriceText, roomText } from './vehicle-text.ts';

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
