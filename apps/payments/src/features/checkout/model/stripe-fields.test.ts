// @vitest-environment jsdom
import { loadStripe } from '@stripe/stripe-js/pure';
import { beforeEach, expect, test, vi } from 'vitest';
import { createActionStore } from './action-store.ts';
import type { CheckoutProvider } from './checkout-provider.ts';
import type { Look } from './frame-protocol.ts';
import { createStripeFields } from './stripe-fields.ts';

const look: Look = { language: 'de', mode: 'dark', accent: 'red' };

/** What a script from js.stripe.com would leave in the window, as far as the fields use it. */
function scriptStandIn() {
  const fields = { on: vi.fn(), mount: vi.fn() };
  const elements = {
    create: vi.fn(() => fields),
    update: vi.fn(() => Promise.resolve()),
    submit: vi.fn((): Promise<object> => Promise.resolve({})),
  };
  const stripe = {
    elements: vi.fn(() => elements),
    createPaymentMethod: vi.fn((): Promise<object> => Promise.resolve({ paymentMethod: { id: 'pm_1' } })),
  };
  return { fields, elements, stripe };
}

let script = scriptStandIn();
let provider: CheckoutProvider;
const store = createActionStore('fr');
const told: string[] = [];

// The loader takes what is in the window, once.
Reflect.set(
  window,
  'Stripe',
  Object.assign(() => script.stripe, { version: 'endive' }),
);

beforeEach(async () => {
  script = scriptStandIn();
  told.splice(0);
  store.change({ action: null, fault: null, language: 'fr' });
  const stripe = await loadStripe('pk_test_1');
  if (stripe === null) throw new Error('the stand-in is in the window');
  provider = createStripeFields({ stripe, store, prefersDark: () => true, draw: (place) => place });
  provider.mount(document.body, {
    onSubmit: () => told.push('submit'),
    onValidity: (complete) => told.push(`complete ${complete}`),
  });
});

test('only cards are asked for, at the price and in the look of the page', () => {
  expect(script.stripe.elements).toHaveBeenCalledWith(
    expect.objectContaining({
      mode: 'payment',
      currency: 'eur',
      allowedPaymentMethodTypes: ['card'],
      paymentMethodCreation: 'manual',
      locale: 'fr',
    }),
  );
  expect(script.fields.mount).toHaveBeenCalledWith(document.body);
  provider.configure(look, 69_309);
  provider.configure({ ...look, mode: 'auto' }, 69_309);
  const dressed = { locale: 'de', amount: 69_309, appearance: { theme: 'night' } };
  expect(script.elements.update.mock.calls).toEqual([[dressed], [dressed]]);
});

test('a card becomes a payment method of Stripe', async () => {
  expect(await provider.tokenize()).toEqual({ kind: 'accepted', paymentMethodId: 'pm_1' });
  expect(script.stripe.createPaymentMethod).toHaveBeenCalledWith({ elements: script.elements });
});

test('a field that is wrong shows it itself; what Stripe says of the whole is shown beside', async () => {
  script.elements.submit.mockResolvedValueOnce({
    error: { type: 'validation_error', message: 'in the field' },
  });
  expect(await provider.tokenize()).toEqual({ kind: 'refused' });
  expect(script.stripe.createPaymentMethod).not.toHaveBeenCalled();
  expect(store.get().fault).toBeNull();
  script.stripe.createPaymentMethod.mockResolvedValueOnce({ error: { message: 'Karte abgelaufen' } });
  expect(await provider.tokenize()).toEqual({ kind: 'refused' });
  expect(store.get().fault).toBe('Karte abgelaufen');
});

test('what is typed next takes the complaint away', async () => {
  store.change({ fault: 'Karte abgelaufen' });
  const [, onChange] = script.fields.on.mock.calls.find(([event]) => event === 'change') ?? [];
  onChange?.({ complete: true });
  expect(store.get().fault).toBeNull();
  expect(told).toEqual(['complete true']);
});

test('a challenge shows Stripe’s page until the customer is back; another one calls it off', async () => {
  const first = provider.handleAction({ kind: 'challenge', url: 'https://hooks.stripe.com/1' });
  const second = provider.handleAction({ kind: 'challenge', url: 'https://hooks.stripe.com/2' });
  expect(await first).toBe('cancelled');
  expect(store.get().action?.url).toBe('https://hooks.stripe.com/2');
  store.finish('completed');
  expect(await second).toBe('completed');
  expect(store.get().action).toBeNull();
});
