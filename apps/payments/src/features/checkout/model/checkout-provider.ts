import type {
  Action,
  FrameFailure,
  Look,
  Outcome,
  Tokenized,
} from '../../../checkout-frame/frame-protocol.ts';

/** What a provider tells the frame's host: that it is there, or why not, and what the customer does. */
export interface CheckoutHost {
  readonly onReady: () => void;
  readonly onFailed: (reason: FrameFailure) => void;
  readonly onSubmit: () => void;
}

/** The port of a payment provider inside the checkout frame: the sandbox, Stripe's fields and PayPal's button alike. */
export interface CheckoutProvider {
  /** Draws the provider's fields into `place`. */
  mount(place: HTMLElement, host: CheckoutHost): void;
  /** Follows the language and theme of the page round the frame, and what is to be paid. */
  configure(look: Look, amountCents: number | null): void;
  /** Turns the input into a reference of the provider, or shows what is wrong with it. */
  tokenize(): Promise<Tokenized>;
  /** Takes the customer through the provider's own page. */
  handleAction(action: Action): Promise<Outcome>;
  /** Nothing came of a submission. */
  release(): void;
}
