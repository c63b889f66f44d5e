import { expect, it } from 'vitest';
import { findCopies } from './find-copies.ts';

const speak = (word: string, count: number): ReadonlyMap<string, string> =>
  new Map(Array.from({ length: count }, (_, index) => [`key${index}`, `${word} in sentence ${index}`]));
const texts = { fr: speak('voiture', 8), en: speak('car', 8), es: speak('coche', 8), de: speak('Wagen', 8) };

it('a language with the sentences of another is found on both sides, and one with its own is not', () => {
  expect(findCopies({ texts })).toEqual([]);
  expect(findCopies({ texts: { ...texts, es: texts.en } })).toEqual([
    { language: 'en', what: '8 of 8 sentences are those in es' },
    { language: 'es', what: '8 of 8 sentences are those in en' },
  ]);
});

it('some equal sentences, and equal words, are no copy', () => {
  const half = new Map([...texts.es, ...[...texts.en].slice(0, 4)]);
  expect(findCopies({ texts: { ...texts, es: half } })).toEqual([]);
  const words = new Map(Array.from({ length: 8 }, (_, index) => [`key${index}`, 'Service']));
  expect(findCopies({ texts: { fr: words, en: words, es: words, de: words } })).toEqual([]);
});
