import { languages } from '@livree/contracts';
import { expect, test } from 'vitest';
import { airportName } from './airport-names.ts';
import { createEmbeddedMaps } from './embedded/index.ts';

test.each([
  ['Aéroport Paris-Orly', 'en', 'Paris-Orly Airport'],
  ['Aéroport Paris-Charles-de-Gaulle, terminal 2E', 'de', 'Flughafen Paris-Charles-de-Gaulle, Terminal 2E'],
  ['Aéroport de Genève', 'en', 'Geneva Airport'],
  ['Aéroport d’Alger-Houari-Boumédiène', 'es', 'Aeropuerto Argel-Houari-Boumédiène'],
  ['Aéroport de Londres-Heathrow', 'fr', 'Aéroport de Londres-Heathrow'],
  ['Gare du Nord, Paris', 'en', 'Gare du Nord, Paris'],
] as const)('%s is in %s “%s”', (name, language, expected) => {
  expect(airportName(name, language)).toBe(expected);
});

test.each(languages)('the name of every airport in %s leads to it', async (language) => {
  const maps = createEmbeddedMaps();
  const countries = ['fr', 'dz', 'ch', 'be', 'lu', 'de', 'it', 'es', 'gb'];
  const found = await maps.places.suggest('aéroport', { countries, first: ['airport'], limit: 200 });
  expect(found.length).toBeGreaterThan(80);
  for (const { id, label } of found) {
    const { at } = await maps.places.locate(airportName(label, language), countries);
    expect(at, label).toEqual((await maps.places.resolve(id)).at);
  }
});
