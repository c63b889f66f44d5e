import type { CheckoutHost, CheckoutProvider } from './checkout-provider.ts';
import type { Tokenized } from '../../../checkout-frame/frame-protocol.ts';
import type { FrameStore } from './frame-store.ts';

/** What Stripe's drawn fields can be asked for. */
export interface CardHandle {
  tokenize(): Promise<Tokenized>;
}

/** The buttons of the browser's own wallets, beside the fields. */
export interface ExpressHandle extends CardHandle {
  /** The customer has agreed in the wallet's own sheet. */
  isConfirmed(): boolean;
  /** Tells the sheet that nothing came of it. */
  release(): void;
}

/** What is drawn, as far as it is there. */
export interface Drawn {
  readonly card: { readonly current: CardHandle | null };
  readonly express: { readonly current: ExpressHandle | null };
}

interface Setting {
  readonly store: FrameStore;
  /** Draws Stripe's fields and answers how to ask them. */
  readonly draw: (place: HTMLElement, host: CheckoutHost) => Drawn;
}

/**
 * Cards through Stripe's Payment Element. It gives a payment method; the server confirms with it, and a challenge is Stripe's
 * page in this frame. The number is typed into a frame of Stripe's own and never seen here.
 */
export function createStripeProvider({ store, draw }: Setting): CheckoutProvider {
  let drawn: Drawn = { card: { current: null }, express: { current: null } };
  return {
    mount(place, host) {
      drawn = draw(place, host);
    },
    configure: (look, amountCents) => store.change({ look, amountCents }),
    tokenize() {
      const { card, express } = drawn;
      const asked = express.current?.isConfirmed() ? express.current : card.current;
      return asked?.tokenize() ?? Promise.resolve({ kind: 'refused' });
    },
    handleAction: (action) => store.show(action),
    release: () => drawn.express.current?.release(),
  };
}
