import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { isOwnFault } from './own-fault.ts';

const refusal = (code: string, fieldErrors = {}, message = 'Un texte du serveur') =>
  new ApiError({ status: 422, code, message, fieldErrors });
const passing = ['pickupAt'];

test.each([
  ['code that throws', new TypeError('undefined')],
  ['a failure of the server', refusal('internal')],
  ['an answer that nobody can read', refusal('contract', {}, '')],
  ['a body that is none', refusal('invalid_request')],
  ['a call that does not exist', refusal('not_found')],
  ['a field that the server refuses', refusal('validation', { pickupAddress: ['requis'] })],
  ['a field besides the time', refusal('validation', { pickupAt: ['passé'], extras: ['invalide'] })],
  ['a refused body whose field nobody names', refusal('validation')],
  [
    'a time that is none, which is never sent',
    refusal('validation', { pickupAt: ['validation.datetime'] }, ''),
  ],
])('%s is a fault of the release', (_what, error) => {
  expect(isOwnFault(error, passing)).toBe(true);
});

test.each([
  ['a vehicle that is taken', refusal('reservations.vehicle_unavailable')],
  ['a price that has expired', refusal('pricing.quote_expired')],
  ['another price', refusal('pricing.price_changed')],
  ['a refused card', refusal('payments.declined')],
  ['an unknown place', refusal('pricing.distance_unknown', { pickupAddress: ['inconnue'] })],
  ['a session that is over', refusal('unauthenticated')],
  ['no answer', refusal('network', {}, '')],
  ['an answer of something before the API', refusal('unavailable', {}, '')],
  ['a time that has passed meanwhile', refusal('validation', { pickupAt: ['passé'] })],
  ['a text that is too long', refusal('validation', { pickupAddress: ['validation.too_long'] }, '')],
])('%s is none', (_what, error) => {
  expect(isOwnFault(error, passing)).toBe(false);
});
