/** Where an intent to pay stands, in the words shared by card intents and wallet orders. */
export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_action'
  | 'requires_capture'
  | 'processing'
  | 'succeeded'
  | 'failed'
  | 'cancelled';

export type PaymentMethodKind = 'card' | 'wallet';

/** An intent to pay as the provider holds it: a card's PaymentIntent or a wallet's order. */
export type Intent = {
  readonly id: string;
  /** Our own name for the transaction, which the provider echoes in every answer and event. */
  readonly reference: string;
  readonly status: IntentStatus;
  readonly amountCents: number;
  readonly feeCents: number;
  /** Where the customer goes next: the card issuer's challenge or the wallet's approval page. */
  readonly actionUrl?: string;
  readonly failureCode?: string;
};

export type CreateIntent = {
  readonly reference: string;
  readonly method: PaymentMethodKind;
  readonly amountCents: number;
  readonly currency: string;
  readonly description: string;
  readonly language: string;
  /** A token of the provider, never a card number. Without it the intent waits for `confirm`. */
  readonly paymentMethodId?: string;
  /** A path of this site to which the challenge or approval page sends the customer back. */
  readonly returnPath: string;
};

export type ProviderRefund = { readonly id: string; readonly status: 'processing' | 'completed' | 'failed' };

/** A signed event, reduced to what decides: which intent or refund to look at again. */
type ProviderEvent = {
  readonly id: string;
  readonly kind: string;
  readonly subject: 'payment' | 'refund';
  readonly reference: string;
  /** The provider's own number of the intent or refund. */
  readonly providerReference: string;
  readonly payload: unknown;
};

/** `key` makes a repeated call the same call; `signal` ends the wait for an answer. */
export type ProviderCall = { readonly key: string; readonly signal: AbortSignal };

/**
 * A payment provider. Never called inside a database transaction.
 * Every method throws `ProviderError`; a declined card is not an error but an intent that `failed`.
 */
export type PaymentProvider = {
  readonly name: string;
  createIntent(input: CreateIntent, call: ProviderCall): Promise<Intent>;
  confirm(intentId: string, paymentMethodId: string, call: ProviderCall): Promise<Intent>;
  capture(intentId: string, call: ProviderCall): Promise<Intent>;
  retrieve(intentId: string, signal: AbortSignal): Promise<Intent>;
  refund(
    refund: { readonly intentId: string; readonly amountCents: number; readonly reference: string },
    call: ProviderCall,
  ): Promise<ProviderRefund>;
  /** Checks signature and age over the raw body. @throws ProviderError `forged` */
  parseWebhook(rawBody: string, headers: Readonly<Record<string, unknown>>): ProviderEvent;
};

/** `unreachable`: the outcome is unknown and the call may be repeated; `rejected`: it will never be accepted. */
export class ProviderError extends Error {
  readonly kind: 'unreachable' | 'rejected' | 'forged';

  constructor(kind: ProviderError['kind'], message: string) {
    super(message);
    this.name = 'ProviderError';
    this.kind = kind;
  }
}
