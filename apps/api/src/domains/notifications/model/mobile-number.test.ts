import { expect, test } from 'vitest';
import { mobileNumber } from './mobile-number.ts';

const served = ['fr', 'dz', 'ch', 'be', 'de', 'it', 'es', 'gb'];

test.each([
  ['+33 6 12 34 56 78', '+33612345678'],
  ['06 12 34 56 78', '+33612345678'],
  ['+33 (0)7 12 34 56 78', '+33712345678'],
  ['0033-6-12-34-56-78', '+33612345678'],
  ['+213 551 23 45 67', '+213551234567'],
  ['+49 1512 3456789', '+4915123456789'],
  ['+44 7911 123456', '+447911123456'],
  ['+39 347 123 4567', '+393471234567'],
])('%s is the mobile number %s', (typed, number) => {
  expect(mobileNumber(typed, served)).toBe(number);
});

test.each([
  ['a premium number', '+33 8 99 12 34 56'],
  ['a premium number without a code', '0899 123 456'],
  ['a personal number, billed like a premium one', '+44 70 1234 5678'],
  ['a landline', '+33 1 42 68 53 00'],
  ['a country where no ride starts', '+1 900 555 0100'],
  ['a country with the digits of a mobile number', '+960 612345678'],
  ['a satellite', '+881 6 1234 5678'],
  ['a short number', '36 10 00 00'],
  ['too many digits', '+33 6 12 34 56 78 90'],
  ['a second plus', '+33+612345678'],
])('%s gets no text message', (_what, typed) => {
  expect(mobileNumber(typed, served)).toBeUndefined();
});

test('a country that is not served gets none', () => {
  expect(mobileNumber('+213 551 23 45 67', ['fr'])).toBeUndefined();
});
