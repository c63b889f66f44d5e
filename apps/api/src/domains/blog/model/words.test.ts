import { expect, test } from 'vitest';
import { toExcerpt, fold, readingTime, toSlug, toPlainText, splitWords } from './words.ts';

test('accents, ligatures and case are removed', () => {
  expect(fold('Œuvre d’Été, Straße, ÇA')).toBe('oeuvre d’ete, strasse, ca');
  expect(splitWords('L’aéroport : 2,50 € !')).toEqual(['l', 'aeroport', '2', '50']);
});

test.each([
  ['L’été à Nice', 'l-ete-a-nice'],
  ['  --Alger & Oran--  ', 'alger-oran'],
  ['الجزائر', ''],
])('the slug of %s is %s', (text, slug) => expect(toSlug(text)).toBe(slug));

test('the slug of a long title ends with a letter', () => {
  expect(toSlug(`${'a'.repeat(99)} b`)).toBe('a'.repeat(99));
});

test('tags are removed from HTML', () => {
  expect(toPlainText('<h2>Nice</h2><p>Mer &amp; soleil<br />1 &lt; 2</p>')).toBe('Nice Mer & soleil 1 < 2');
});

test('two hundred words take a minute, and one more starts the next', () => {
  expect(readingTime('')).toBe(1);
  expect(readingTime('mot '.repeat(200))).toBe(1);
  expect(readingTime('mot '.repeat(201))).toBe(2);
});

test('an excerpt ends at the end of a word', () => {
  expect(toExcerpt('court')).toBe('court');
  expect(toExcerpt('un deux trois quatre', 12)).toBe('un deux…');
});
