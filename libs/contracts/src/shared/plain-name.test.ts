import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from '../schema.ts';
import { personName } from './person.ts';
import { isPlainName, plainName } from './plain-name.ts';

const accepts = (name: string): boolean => z.safeParse(personName, name).success;

describe('a name', () => {
  test.each([
    "O'Brien",
    'Jean-Pierre',
    'Nguyễn Văn An',
    'Dr. Müller',
    'Anne-Marie d’Orléans',
    'J.R.R. Tolkien',
    'M. / Mme Martin',
    'Société Durand & Fils, c/o Martin',
    'محمد بن سلمان',
    'علی\u200Cرضا',
    'क्\u200Dष',
    '王小明',
    'Łukasz Żółć',
    'Claire Martin Jr.',
    'Karim 2',
    '葛\u{E0100}城',
    'Renée ❤\uFE0F',
  ])('may be %s', (name) => {
    expect(accepts(name)).toBe(true);
    expect(plainName(name)).toBe(name);
  });

  test.each([
    ['St.John', 'St. John'],
    ['Dr.Müller', 'Dr. Müller'],
    ['И.И.Иванов', 'И.И. Иванов'],
    ['J.R.R.Tolkien', 'J.R.R. Tolkien'],
    ['EVIL.COM', 'EVIL. COM'],
  ])('written as %s becomes %s', (typed, stored) => {
    expect(z.parse(personName, typed)).toBe(stored);
  });

  test.each([
    'Claim at http://evil.example/x',
    'evil.example',
    'x.co',
    'Claire www.evil.example',
    'Claire //evil',
    'claire@example.org',
    'Claire ＠ evil',
    'evil．example',
    'evil。example',
    'evil․example',
    'evil.\u200Dexample',
    'ｅｖｉｌ.ｃｏｍ',
    'пример.рф',
    '127.0.0.1',
    'Claire\nBcc: x',
    'Claire\u2028Martin',
    'Claire \u202Egro.live',
    'Claire\u2066',
    'Cl\u200Baire',
    'Claire\u0000',
    '\u3164\u3164',
    '\u2800\u2800',
    '\uFE0F\uFE0F',
    '\u200D\u200D',
    'Claire\u115FMartin',
    '\uD800Claire',
  ])('is refused as %j', (name) => {
    expect(z.safeParse(personName, name).error?.issues.map(({ message }) => message)).toEqual([
      'validation.name_plain',
    ]);
  });

  /** Letters in name only: they have no shape. */
  const filler = /[\u115F\u1160\u3164\uFFA0]/;
  const word = fc.stringMatching(/^[\p{L}][\p{L}\p{M}]{0,12}$/u).filter((letters) => !filler.test(letters));
  const gap = fc.constantFrom(' ', '-', "'", '’', ', ', '. ', ' & ');

  test('of letters of any script, with the usual signs between them, passes', () => {
    fc.assert(
      fc.property(word, fc.array(fc.tuple(gap, word), { minLength: 1, maxLength: 4 }), (first, rest) => {
        const name = first + rest.flat().join('');
        fc.pre(name.length >= 2 && name.length <= 120);
        expect(accepts(name)).toBe(true);
      }),
    );
  });

  test('from another system is always valid after it is cleaned', () => {
    const hostile = fc.constantFrom(
      '@',
      '.',
      '//',
      'http://',
      '．',
      '。',
      '\u202E',
      '\u200D',
      'evil',
      'com',
      ' ',
    );
    const text = fc.array(fc.oneof(hostile, fc.string({ unit: 'binary' })), { maxLength: 12 });
    fc.assert(
      fc.property(text, (parts) => {
        expect(isPlainName(plainName(parts.join('')))).toBe(true);
      }),
    );
  });
});
