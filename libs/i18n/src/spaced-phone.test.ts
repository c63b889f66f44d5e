import { expect, test } from 'vitest';
import { spacedPhone, typedPhone } from './spaced-phone.ts';

test.each([
  ['+33612345678', '+33 6 12 34 56 78'],
  ['0612345678', '06 12 34 56 78'],
  ['0033612345678', '+33 6 12 34 56 78'],
  ['+213555123456', '+213 555 12 34 56'],
  ['+4915112345678', '+49 151 1234 5678'],
  ['+441632960961', '+44 1632 960961'],
  ['+34612345678', '+34 612 345 678'],
  ['+33 1 40 20 50 50', '+33 1 40 20 50 50'],
  ['+81312345678', '+81312345678'],
])('%s is written %s', (phone, written) => {
  expect(spacedPhone(phone)).toBe(written.replaceAll(' ', '\u00a0'));
  expect(typedPhone(phone)).toBe(written);
});
