import type {
  Action,
  FrameFailure,
  Look,
  Outcome,
  Tokenized,
} from '../../../checkout-frame/frame-protocol.ts';

/** What a provider reports to the frame's host: that it is ready, or why not, and the customer's actions. */
export interface CheckoutHost {
  readonly onReady: () => void;
  readonly onFailed: (reason: FrameFailure) => void;
  readonly onSubmit: () => void;
}

/** The port of a payment provider inside the checkout frame: the sandbox, Stripe's fields and PayPal's button. */
export interface CheckoutProvider {
  /** Renders the provider's fields into `place`. */
  mount(place: HTMLElement, host: CheckoutHost): void;
  /** Applies the page's language and theme, and the amount. */
  configure(look: Look, amountCents: number | null): void;
  /** Converts the input to a reference of the provider, or shows its errors. */
  tokenize(): Promise<Tokenized>;
  /** Shows the provider's own page to the customer. */
  handleAction(action: Action): Promise<Outcome>;
  /** A submission led to nothing. */
  release(): void;
}
