import { ApiError } from '@livree/api-client';
import { expect, it } from 'vitest';
import { describeFailure, leavesOutcomeOpen, isReservationGone } from './failure.ts';

const refusal = (code: string) => describeFailure(new ApiError({ status: 422, code, message: '' }));

it.each([
  ['reservations.vehicle_unavailable', 409, 'availability'],
  ['validation', 422, 'validation'],
  ['payments.insufficient_funds', 402, 'payment'],
  ['network', 0, 'connection'],
  ['some.newer_code', 402, 'payment'],
  ['some.newer_code', 503, 'connection'],
])('names %s with status %d %s, in whatever language it is said', (code, status, kind) => {
  for (const message of ['Le paiement n’est plus disponible', 'Die Zahlung ist nicht mehr möglich'])
    expect(describeFailure(new ApiError({ status, code, message })).kind).toBe(kind);
});

it.each([
  ['Le véhicule n’est plus disponible', 'availability'],
  ['Le paiement a échoué', 'payment'],
  ['Erreur de connexion', 'connection'],
  ['Autre chose', 'other'],
])('names a refusal of a newer code by its words: %s', (message, kind) => {
  const error = new ApiError({ status: 409, code: 'some.newer_code', message });
  expect(describeFailure(error).kind).toBe(kind);
});

it('a failure of a newer code that names fields is one of validation', () => {
  const fieldErrors = { pickupAt: ['Trop tôt'] };
  const error = new ApiError({ status: 422, code: 'some.newer_code', message: '', fieldErrors });
  expect(describeFailure(error).kind).toBe('validation');
});

it('a failure contains the server’s field errors', () => {
  const fieldErrors = { passengers: ['Ce véhicule accueille 4 passagers au plus'], pickupAt: ['Trop tôt'] };
  const error = new ApiError({ status: 422, code: 'validation', message: 'Corrigez', fieldErrors });
  expect(describeFailure(error).message).toBe('Ce véhicule accueille 4 passagers au plus\nTrop tôt');
});

it('a failure leaves the outcome open if an answer was lost, but not if there was one', () => {
  const open = ['network', 'timeout', 'contract', 'unavailable', 'internal', 'payments.provider_timeout'];
  expect(open.map((code) => leavesOutcomeOpen(refusal(code)))).toEqual(open.map(() => true));
  const settled = ['payments.declined', 'validation', 'reservations.vehicle_unavailable'];
  expect(settled.map((code) => leavesOutcomeOpen(refusal(code)))).toEqual(settled.map(() => false));
  expect(leavesOutcomeOpen(describeFailure(new Error('bug')))).toBe(true);
});

it('a failure asks for a new reservation only if the old one can no longer be used', () => {
  expect(isReservationGone(refusal('payments.hold_expired'))).toBe(true);
  expect(isReservationGone(refusal('reservations.not_found'))).toBe(true);
  expect(isReservationGone(refusal('payments.declined'))).toBe(false);
});
