import { expect, test } from 'vitest';
import { shortName } from './short-name.ts';

test.each([
  ['Gare de Lyon, Paris', 'Gare de Lyon'],
  ['14, rue de la Paix, 75002 Paris', '14, rue de la Paix'],
  ['118 bis, boulevard Haussmann, Paris', '118 bis, boulevard Haussmann'],
  ['9', '9'],
  [', 75001 Paris', ', 75001 Paris'],
  ['Versailles', 'Versailles'],
  ['Aéroport Paris-Charles de Gaulle', 'Roissy CDG'],
  ['Aéroport de Paris-Orly, 94390 Orly', 'Orly'],
  ['Paris-Orly Airport', 'Orly'],
  ['Flughafen Lyon-Saint-Exupéry', 'Lyon LYS'],
  ['12 avenue Charles de Gaulle, Neuilly', '12 avenue Charles de Gaulle'],
  ['Aéroport d’Alger Houari-Boumédiène', 'Alger ALG'],
])('"%s" is named "%s"', (address, name) => {
  expect(shortName(address)).toBe(name);
});
