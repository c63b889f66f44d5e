import { expect, test } from 'vitest';
import { phoneLink } from './phone-link.ts';
import { spacedPhone } from './spaced-phone.ts';

test.each(['+33 1 99 00 05 10', '+33.1.99-00-05-10', spacedPhone('+33199000510')])('links to %s', (phone) => {
  expect(phoneLink(phone)).toBe('tel:+33199000510');
});
