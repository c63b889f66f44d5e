import type { Appearance, Stripe, StripeElements, StripePaymentElement } from '@stripe/stripe-js';
import type { ActionStore } from './action-store.ts';
import type { CheckoutHost, CheckoutProvider } from './checkout-provider.ts';
import type { Look, Tokenized } from './frame-protocol.ts';

interface Setting {
  readonly stripe: Stripe;
  readonly store: ActionStore;
  /** Draws the frame round the fields and answers where these go. */
  readonly draw: (place: HTMLElement, store: ActionStore) => HTMLElement;
  readonly prefersDark: () => boolean;
}

/** The smallest payment that Stripe takes in euros; until the page has told the price, the fields stand for this one. */
const leastCents = 50;

/**
 * Cards through Stripe's Payment Element. It gives a payment method; the server confirms with it, and a challenge is Stripe's
 * page in this frame. The number is typed into a frame of Stripe's own and never seen here.
 */
export function createStripeFields({ stripe, store, draw, prefersDark }: Setting): CheckoutProvider {
  let elements: StripeElements | undefined;

  const appearanceOf = ({ mode }: Look): Appearance => ({
    theme: mode === 'dark' || (mode === 'auto' && prefersDark()) ? 'night' : 'stripe',
  });
  const refuse = (message: string | undefined): Tokenized => {
    store.change({ fault: message ?? null });
    return { kind: 'refused' };
  };

  return {
    mount(place, host) {
      elements = stripe.elements({
        mode: 'payment',
        amount: leastCents,
        currency: 'eur',
        allowedPaymentMethodTypes: ['card'],
        paymentMethodCreation: 'manual',
        locale: store.get().language,
      });
      // Wallets of browsers take no part: they would need the price in their own sheet and a domain check at Stripe.
      const fields = elements.create('payment', {
        wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
      });
      follow(fields, host, store);
      fields.mount(draw(place, store));
    },
    configure(look, amountCents) {
      store.change({ language: look.language });
      const amount = Math.max(leastCents, amountCents);
      void elements?.update({ locale: look.language, amount, appearance: appearanceOf(look) });
    },
    async tokenize() {
      if (elements === undefined) return { kind: 'refused' };
      store.change({ fault: null });
      const submitted = await elements.submit();
      // Faults of single fields are shown by the fields themselves.
      if (submitted.error) return refuse(undefined);
      const { error, paymentMethod } = await stripe.createPaymentMethod({ elements });
      return error ? refuse(error.message) : { kind: 'accepted', paymentMethodId: paymentMethod.id };
    },
    handleAction: (action) => store.show(action),
    release: () => undefined,
  };
}

function follow(fields: StripePaymentElement, host: CheckoutHost, store: ActionStore): void {
  fields.on('change', ({ complete }) => {
    store.change({ fault: null });
    host.onValidity(complete);
  });
}
