import type { PayPalButtonsComponentOptions, PayPalNamespace } from '@paypal/paypal-js';
import { beforeEach, expect, test } from 'vitest';
import { createPaypalButton } from './paypal-button.ts';
import type { CheckoutProvider } from './checkout-provider.ts';

const approval = { kind: 'approval' as const, url: 'https://www.paypal.com/checkoutnow?token=ORDER-1' };

let drawn: PayPalButtonsComponentOptions = {};
const buttons: NonNullable<PayPalNamespace['Buttons']> = (options = {}) => {
  drawn = options;
  return {
    close: () => Promise.resolve(),
    isEligible: () => true,
    render: () => Promise.resolve(),
    updateProps: () => Promise.resolve(),
    resume: () => undefined,
    hasReturned: () => false,
  };
};

let provider: CheckoutProvider;
let submissions = 0;
beforeEach(() => {
  submissions = 0;
  provider = createPaypalButton(buttons);
  provider.mount(Object.create(null), { onSubmit: () => (submissions += 1), onValidity: () => undefined });
});

const actions = { order: { create: () => Promise.reject(new Error('the server makes the order')) } };
const press = () => Promise.resolve(drawn.createOrder?.({ paymentSource: 'paypal' }, actions));

test('a press submits, waits for the order of the server and ends with the approval', async () => {
  const order = press();
  expect(submissions).toBe(1);
  const outcome = provider.handleAction(approval);
  expect(await order).toBe('ORDER-1');
  const redirect = () => undefined;
  await drawn.onApprove?.({ orderID: 'ORDER-1' }, { redirect, restart: redirect });
  expect(await outcome).toBe('completed');
});

test('a closed window and a fault of PayPal are cancellations', async () => {
  void press();
  const closed = provider.handleAction(approval);
  drawn.onCancel?.({}, { redirect: () => undefined });
  expect(await closed).toBe('cancelled');
  void press();
  const failed = provider.handleAction(approval);
  drawn.onError?.({});
  expect(await failed).toBe('cancelled');
});

test('a press that leads to no order lets PayPal’s window go', async () => {
  const order = press();
  provider.release();
  await expect(order).rejects.toThrow('The reservation was not made');
});

test('an approval that no press waits for, or without an order, is called off', async () => {
  expect(await provider.handleAction(approval)).toBe('cancelled');
  void press();
  expect(await provider.handleAction({ ...approval, url: '/api/sandbox/approve/1' })).toBe('cancelled');
});
