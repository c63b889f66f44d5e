import { expect, test } from 'vitest';
import { excerptOf, fold, readingTime, slugOf, textOf, wordsOf } from './words.ts';

test('accents, ligatures and case are folded', () => {
  expect(fold('Œuvre d’Été, Straße, ÇA')).toBe('oeuvre d’ete, strasse, ca');
  expect(wordsOf('L’aéroport : 2,50 € !')).toEqual(['l', 'aeroport', '2', '50']);
});

test.each([
  ['L’été à Nice', 'l-ete-a-nice'],
  ['  --Alger & Oran--  ', 'alger-oran'],
  ['الجزائر', ''],
])('the slug of %s is %s', (text, slug) => expect(slugOf(text)).toBe(slug));

test('a long title gives a slug that ends with a letter', () => {
  expect(slugOf(`${'a'.repeat(99)} b`)).toBe('a'.repeat(99));
});

test('HTML is read without its tags', () => {
  expect(textOf('<h2>Nice</h2><p>Mer &amp; soleil<br />1 &lt; 2</p>')).toBe('Nice Mer & soleil 1 < 2');
});

test('two hundred words are a minute, one more begins the next', () => {
  expect(readingTime('')).toBe(1);
  expect(readingTime('mot '.repeat(200))).toBe(1);
  expect(readingTime('mot '.repeat(201))).toBe(2);
});

test('an excerpt ends with a word', () => {
  expect(excerptOf('court')).toBe('court');
  expect(excerptOf('un deux trois quatre', 12)).toBe('un deux…');
});
