import type { CardVault } from './card-vault.ts';
import type { ProviderCall } from './provider-call.ts';

/** The status of a payment, with the same words for card intents and wallet orders. */
export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_action'
  | 'requires_capture'
  | 'processing'
  | 'succeeded'
  | 'failed'
  | 'cancelled';

export type PaymentMethodKind = 'card' | 'wallet';

/** The provider's fee for a movement of money, and the net amount. Whole cents, never negative. */
export interface Settlement {
  readonly feeCents: number;
  readonly netCents: number;
}

/** A payment at the provider: a card's PaymentIntent or a wallet's order. */
export interface Intent {
  readonly id: string;
  /** Our reference of the transaction, which the provider repeats in every answer and event. */
  readonly reference: string;
  readonly status: IntentStatus;
  readonly amountCents: number;
  /** Absent until the provider reports it, which may be long after the payment. */
  readonly settlement?: Settlement;
  /** The address for the customer: the bank's challenge or the wallet's approval page. */
  readonly actionUrl?: string;
  readonly failureCode?: string;
}

export interface CreateIntent {
  readonly reference: string;
  readonly method: PaymentMethodKind;
  readonly amountCents: number;
  readonly currency: string;
  readonly description: string;
  readonly language: string;
  /** A token of the provider, never a card number. Without it the intent waits for `confirm`. */
  readonly paymentMethodId?: string;
  /** The provider's id for the customer, whose saved cards may pay then. */
  readonly customer?: string;
  /** Saves the card for that customer after it has paid. */
  readonly savesCard: boolean;
  /** An address of this site, without its origin, to which the challenge or approval page sends the customer back. */
  readonly returnPath: string;
}

export type ConfirmIntent = Pick<CreateIntent, 'returnPath'> & { readonly paymentMethodId: string };

export interface CreateRefund {
  readonly intentId: string;
  /** The whole payment or a part; a payment can be refunded in several parts. */
  readonly amountCents: number;
  readonly currency: string;
  /** Our reference of the refund, which the provider repeats in its events. */
  readonly reference: string;
}

export interface ProviderRefund {
  readonly id: string;
  /** Our reference; absent for a refund made at the provider. */
  readonly reference?: string;
  readonly status: 'processing' | 'completed' | 'failed';
  readonly amountCents: number;
  readonly settlement?: Settlement;
  readonly failureCode?: string;
}

/** A payment or refund whose money has moved, as the provider's own books have it. */
export interface ProviderMovement {
  readonly kind: 'payment' | 'refund';
  /** The provider's number. */
  readonly id: string;
  /** Our reference; absent for what was made at the provider. */
  readonly reference?: string;
  readonly amountCents: number;
  readonly at: Date;
}

/** A payment that its customer disputes at their bank or at the provider. */
export interface ProviderDispute {
  readonly id: string;
  readonly amountCents: number;
  /** The provider's own word. */
  readonly reason: string;
  readonly status: 'open' | 'won' | 'lost';
  /** Until when it takes an answer. */
  readonly answerBy: Date | null;
  readonly openedAt: Date;
  readonly settlement?: Settlement;
}

/** A signed event, reduced to its subject: the payment, or the payment's refunds, to check again. */
export interface ProviderEvent {
  readonly id: string;
  readonly kind: string;
  readonly subject: 'payment' | 'refund';
  /** Our reference of the payment or refund; null if the event does not contain it. */
  readonly reference: string | null;
  /** The provider's id of the payment; null if the event does not contain it. */
  readonly intentId: string | null;
  /** The provider's id of the dispute that it is about. */
  readonly disputeId?: string;
  readonly payload: unknown;
}

/**
 * A payment provider. Never called inside a database transaction.
 * Every method throws `ProviderError`; a declined card is not an error but an intent that `failed`.
 */
export interface PaymentProvider {
  readonly name: string;
  /** Its saved cards, if it supports them. */
  readonly vault?: CardVault;
  createIntent(input: CreateIntent, call: ProviderCall): Promise<Intent>;
  confirm(intentId: string, confirmation: ConfirmIntent, call: ProviderCall): Promise<Intent>;
  capture(intentId: string, call: ProviderCall): Promise<Intent>;
  /** Closes an intent so that it can no longer be paid. Returns it unchanged if that is impossible, or if it was paid. */
  cancel(intentId: string, call: ProviderCall): Promise<Intent>;
  retrieve(intentId: string, signal: AbortSignal): Promise<Intent>;
  /** The same key is the same refund, however often it is asked for. */
  refund(refund: CreateRefund, call: ProviderCall): Promise<ProviderRefund>;
  retrieveRefund(refundId: string, signal: AbortSignal): Promise<ProviderRefund>;
  /** All refunds of a payment, also those that were not made by us. */
  listRefunds(intentId: string, signal: AbortSignal): Promise<ProviderRefund[]>;
  /** What its books say of a span, without what other sites of the same account have. */
  listMovements(
    span: { readonly start: Date; readonly end: Date },
    signal: AbortSignal,
  ): Promise<ProviderMovement[]>;
  /** A dispute as it stands, if the provider has disputes. */
  readonly retrieveDispute?: (disputeId: string, signal: AbortSignal) => Promise<ProviderDispute>;
  /**
   * Checks signature and age over the raw body. Null for an event that is not about our payments.
   * @throws ProviderError `forged`
   */
  parseWebhook(
    rawBody: string,
    headers: Readonly<Record<string, unknown>>,
    signal: AbortSignal,
  ): Promise<ProviderEvent | null>;
}

/** `unreachable`: the outcome is unknown and the call may be repeated; `rejected`: it will never be accepted. */
export class ProviderError extends Error {
  readonly kind: 'unreachable' | 'rejected' | 'forged';

  constructor(kind: ProviderError['kind'], message: string) {
    super(message);
    this.name = 'ProviderError';
    this.kind = kind;
  }
}
