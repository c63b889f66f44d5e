import { expect, expectTypeOf, test } from 'vitest';
import { errorText, type ValuesOf } from './error-texts.ts';

test.each([
  ['fr', 1, 'Trop de tentatives. Veuillez réessayer dans 1 seconde.'],
  ['fr', 30, 'Trop de tentatives. Veuillez réessayer dans 30 secondes.'],
  ['de', 1, 'Zu viele Versuche. Bitte versuchen Sie es in 1 Sekunde erneut.'],
  ['en', 0, 'Too many attempts. Please try again in 0 seconds.'],
] as const)('in %s, %i has the form that its number needs', (language, seconds, said) => {
  expect(errorText(language, 'rate_limited', { seconds }).replaceAll('\u00a0', ' ')).toBe(said);
});

test('a text that counts nothing ignores a number', () => {
  expect(errorText('fr', 'reservations.time_left', { days: 1, hours: 3 }).replaceAll('\u00a0', ' ')).toBe(
    '1 j 3 h',
  );
});

test('a code that ends like a plural is a code', () => {
  expect(errorText('en', 'passkeys.too_many')).toBe('You can save up to twenty passkeys');
});

test('a text without one of its values is a type error', () => {
  expectTypeOf<[]>().toExtend<ValuesOf<'not_found'>>();
  expectTypeOf<[{ seconds: number }]>().toExtend<ValuesOf<'rate_limited'>>();
  expectTypeOf<[]>().not.toExtend<ValuesOf<'rate_limited'>>();
  expectTypeOf<[{ hours: number }]>().not.toExtend<ValuesOf<'rate_limited'>>();
});
