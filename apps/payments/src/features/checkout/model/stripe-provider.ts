import type { CheckoutHost, CheckoutProvider } from './checkout-provider.ts';
import type { Tokenized } from './frame-protocol.ts';
import type { FrameStore } from './frame-store.ts';

/** What Stripe's drawn fields can be asked for. */
export interface CardHandle {
  tokenize(): Promise<Tokenized>;
}

interface Setting {
  readonly store: FrameStore;
  /** Draws Stripe's fields and answers how to ask them. */
  readonly draw: (place: HTMLElement, host: CheckoutHost) => { readonly current: CardHandle | null };
}

/**
 * Cards through Stripe's Payment Element. It gives a payment method; the server confirms with it, and a challenge is Stripe's
 * page in this frame. The number is typed into a frame of Stripe's own and never seen here.
 */
export function createStripeProvider({ store, draw }: Setting): CheckoutProvider {
  let fields: { readonly current: CardHandle | null } = { current: null };
  return {
    mount(place, host) {
      fields = draw(place, host);
    },
    configure: (look, amountCents) => store.change({ look, amountCents }),
    tokenize: () => fields.current?.tokenize() ?? Promise.resolve({ kind: 'refused' }),
    handleAction: (action) => store.show(action),
    release: () => undefined,
  };
}
