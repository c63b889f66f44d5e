import { expect, test } from 'vitest';
import { chosenAddress, savedOptions } from './saved-options.ts';

const saved = [
  { id: 1, kind: 'home', name: null, label: 'Domicile', address: '18 rue de la Pompe, Paris' },
  { id: 2, kind: 'place', name: 'Épernay', label: 'Épernay', address: 'Avenue de Champagne' },
];
const paris = { id: 'paris', label: 'Paris' };
const labels = (typed: string, suggestions = [paris]) =>
  savedOptions(saved, typed)
    .before(suggestions)
    .map(({ label }) => label);

test('all saved addresses are offered at first, and put their address into the field', () => {
  expect(savedOptions(saved, '').atFirst.map(chosenAddress)).toEqual([
    '18 rue de la Pompe, Paris',
    'Avenue de Champagne',
  ]);
  expect(chosenAddress(paris)).toBe('Paris');
});

test('those that match by name or address come before the suggestions, and once', () => {
  expect(labels('epern')).toEqual(['Épernay', 'Paris']);
  expect(labels('paris')).toEqual(['Domicile', 'Paris']);
  expect(labels('lyon')).toEqual(['Paris']);
  expect(labels('avenue', [{ id: 'avenue', label: 'Avenue de Champagne' }])).toEqual(['Épernay']);
});
