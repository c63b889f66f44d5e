import { expect, test } from 'vitest';
import { passwordScore } from './password-score.ts';

test('a password gains strength with its length and its variety', () => {
  expect(passwordScore('abc')).toBe(0);
  expect(passwordScore('aaaaaaaa')).toBe(0);
  expect(passwordScore('chauffeur')).toBe(1);
  expect(passwordScore('chauffeur7')).toBe(2);
  expect(passwordScore('Chauffeur7')).toBe(3);
  expect(passwordScore('une longue phrase facile')).toBe(4);
});
