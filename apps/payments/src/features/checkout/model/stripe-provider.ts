import type { Tokenized } from '../../../checkout-frame/frame-protocol.ts';
import type { CheckoutHost, CheckoutProvider } from './checkout-provider.ts';
import type { FrameStore } from './frame-store.ts';

/** The operations of Stripe's rendered fields. */
export interface CardHandle {
  tokenize(): Promise<Tokenized>;
}

/** The buttons of the browser's wallets, beside the fields. */
export interface ExpressHandle extends CardHandle {
  /** Whether the customer has agreed in the wallet's sheet. */
  isConfirmed(): boolean;
  /** Tells the sheet that it led to nothing. */
  release(): void;
}

/** What has been rendered so far. */
export interface Drawn {
  readonly card: { readonly current: CardHandle | null };
  readonly express: { readonly current: ExpressHandle | null };
}

interface Setting {
  readonly store: FrameStore;
  /** Renders Stripe's fields and returns their operations. */
  readonly draw: (place: HTMLElement, host: CheckoutHost) => Drawn;
}

/**
 * Cards through Stripe's Payment Element. It creates a payment method, the server confirms with it, and a challenge
 * is Stripe's page in this frame. The card number is typed into Stripe's own frame and never visible here.
 */
export function createStripeProvider({ store, draw }: Setting): CheckoutProvider {
  let drawn: Drawn = { card: { current: null }, express: { current: null } };
  return {
    mount(place, host) {
      drawn = draw(place, host);
    },
    configure: (look, amountCents) => store.setState({ look, amountCents }),
    tokenize() {
      const { card, express } = drawn;
      const asked = express.current?.isConfirmed() ? express.current : card.current;
      return asked?.tokenize() ?? Promise.resolve({ kind: 'refused' });
    },
    handleAction: (action) => store.show(action),
    release: () => drawn.express.current?.release(),
  };
}
