import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { formFaults } from './form-faults.ts';

const refusal = new ApiError({
  status: 422,
  code: 'validation',
  message: '',
  fieldErrors: { email: ['validation.email'], name: ['Dieser Name ist vergeben'] },
});

test.each([
  ['fr', 'Veuillez saisir une adresse email valide'],
  ['de', 'Bitte geben Sie eine gültige E-Mail-Adresse ein'],
] as const)(
  'an error found before sending is translated to %s, and the server’s sentence stays',
  async (language, email) => {
    expect(await formFaults(refusal, language)).toEqual({ email, name: 'Dieser Name ist vergeben' });
  },
);

test('an error without a server’s refusal has no field errors', async () => {
  expect(await formFaults(new TypeError('other'), 'de')).toEqual({});
});
