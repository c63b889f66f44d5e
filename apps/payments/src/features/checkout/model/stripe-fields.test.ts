import { expect, test } from 'vitest';
import type { Look } from '../../../checkout-frame/frame-protocol.ts';
import { describeLoadFailure, stripeOptions } from './stripe-fields.ts';

const look: Look = { language: 'de', mode: 'dark', accent: 'red' };

test('Stripe is asked for cards only, with the price and the look of the page', () => {
  expect(stripeOptions({ look, amountCents: 69_309 }, false)).toMatchObject({
    amount: 69_309,
    currency: 'eur',
    allowedPaymentMethodTypes: ['card'],
    paymentMethodCreation: 'manual',
    locale: 'de',
    appearance: { theme: 'night' },
  });
  const unclear = { look: { ...look, mode: 'auto' as const }, amountCents: 0 };
  expect(stripeOptions(unclear, false)).toMatchObject({ amount: 50, appearance: { theme: 'stripe' } });
  expect(stripeOptions(unclear, true)).toMatchObject({ appearance: { theme: 'night' } });
});

test('Stripe gets no amount for a card that is saved without a payment', () => {
  const options = stripeOptions({ look, amountCents: null }, false);
  expect(options).toMatchObject({ mode: 'setup', currency: 'eur', paymentMethodCreation: 'manual' });
  expect(options).not.toHaveProperty('amount');
});

test('a key that Stripe refuses is a wrong configuration, a broken connection is not', () => {
  expect(describeLoadFailure({ type: 'invalid_request_error' })).toBe('unconfigured');
  expect(describeLoadFailure({ type: 'api_connection_error' })).toBe('unreachable');
});
