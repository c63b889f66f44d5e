import { randomBytes } from 'node:crypto';
import type { Stripe } from 'stripe';
import { challengeRefused, findOutcome } from './card-outcomes.ts';

type IntentFields =
  | 'id'
  | 'object'
  | 'amount'
  | 'currency'
  | 'description'
  | 'metadata'
  | 'status'
  | 'next_action'
  | 'last_payment_error'
  | 'payment_method'
  | 'payment_method_types'
  | 'client_secret'
  | 'setup_future_usage'
  | 'capture_method';
export type BookedIntent = { -readonly [Field in IntentFields]: Stripe.PaymentIntent[Field] } & {
  charge: BookedCharge | null;
  /** The number of its customer. */
  customer: string | null;
};

type ChargeFields =
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_refunded'
  | 'currency'
  | 'metadata'
  | 'payment_intent'
  | 'refunded';
type BalanceFields = 'id' | 'object' | 'amount' | 'currency' | 'exchange_rate' | 'fee' | 'net';
type Balance = Pick<Stripe.BalanceTransaction, BalanceFields>;
export type BookedCharge = { -readonly [Field in ChargeFields]: Stripe.Charge[Field] } & {
  readonly balance: Balance;
};

type RefundFields = 'id' | 'object' | 'amount' | 'currency' | 'metadata' | 'payment_intent' | 'status';
export type BookedRefund = { -readonly [Field in RefundFields]: Stripe.Refund[Field] } & {
  failure_reason?: string;
  readonly balance: Balance;
};

export const newId = (prefix: string): string => `${prefix}_${randomBytes(9).toString('hex')}`;

/** 1.5 % and 25 cents, as for cards of the European Economic Area. */
const calculateFee = (amount: number): number => Math.round(amount * 0.015) + 25;

const buildBalance = (amount: number, currency: string, fee: number): Balance => ({
  id: newId('txn'),
  object: 'balance_transaction',
  amount,
  currency,
  exchange_rate: null,
  fee,
  net: amount - fee,
});

function chargeFor(intent: BookedIntent): BookedCharge {
  const { amount, currency, metadata } = intent;
  return {
    id: newId('ch'),
    object: 'charge',
    amount,
    amount_refunded: 0,
    currency,
    metadata,
    payment_intent: intent.id,
    refunded: false,
    balance: buildBalance(amount, currency, calculateFee(amount)),
  };
}

type SendEvent = (type: string, object: BookedIntent) => void;

function succeed(intent: BookedIntent, sendEvent: SendEvent): void {
  intent.status = 'succeeded';
  intent.next_action = null;
  intent.charge = chargeFor(intent);
  sendEvent('payment_intent.succeeded', intent);
}

function decline(
  intent: BookedIntent,
  error: Stripe.PaymentIntent.LastPaymentError,
  sendEvent: SendEvent,
): void {
  intent.status = 'requires_payment_method';
  intent.next_action = null;
  intent.last_payment_error = error;
  sendEvent('payment_intent.payment_failed', intent);
}

/** Charges a card: at once, after a challenge on Stripe's page, or not at all. */
export function attempt(
  intent: BookedIntent,
  method: string,
  { sendEvent, returnUrl }: { sendEvent: SendEvent; returnUrl: string },
): void {
  const outcome = findOutcome(method);
  intent.payment_method = method;
  if (outcome === 'charged') return succeed(intent, sendEvent);
  if (outcome !== 'challenge') return decline(intent, outcome ?? challengeRefused, sendEvent);
  intent.status = 'requires_action';
  const url = `https://hooks.stripe.com/3d_secure_2/hosted?payment_intent=${intent.id}`;
  intent.next_action = { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } };
  sendEvent('payment_intent.requires_action', intent);
}

/** The customer's choice on the challenge page. */
export function answerChallenge(
  intent: BookedIntent,
  choice: 'accept' | 'refuse',
  sendEvent: SendEvent,
): void {
  if (intent.status !== 'requires_action') throw new Error(`${intent.id} asks for nothing`);
  if (choice === 'accept') succeed(intent, sendEvent);
  else decline(intent, challengeRefused, sendEvent);
}

/** Null if more is requested than is left. */
export function bookRefund(
  intent: BookedIntent,
  amount: number,
  metadata: Stripe.Metadata,
): BookedRefund | null {
  const { charge } = intent;
  if (!charge || charge.amount_refunded + amount > charge.amount) return null;
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  const { currency, id } = intent;
  return {
    id: newId('re'),
    object: 'refund',
    amount,
    currency,
    metadata,
    payment_intent: id,
    status: 'succeeded',
    balance: buildBalance(-amount, currency, 0),
  };
}

/** The customer's bank returned the refund: the charge has the money again. */
export function bookFailedRefund(refund: BookedRefund, { charge }: BookedIntent): void {
  refund.status = 'failed';
  refund.failure_reason = 'lost_or_stolen_card';
  if (!charge) throw new Error(`${refund.id} has no charge`);
  charge.amount_refunded -= refund.amount;
  charge.refunded = false;
}

type DisputeFields =
  | 'id'
  | 'object'
  | 'amount'
  | 'charge'
  | 'created'
  | 'currency'
  | 'metadata'
  | 'payment_intent'
  | 'reason'
  | 'status';
export type BookedDispute = { -readonly [Field in DisputeFields]: Stripe.Dispute[Field] } & {
  readonly balance_transactions: readonly Balance[];
  readonly evidence_details: Pick<Stripe.Dispute.EvidenceDetails, 'due_by' | 'has_evidence' | 'past_due'>;
};

const answerSeconds = 7 * 24 * 3600;

/** The customer's bank takes the money at once, with a fee, and asks for an answer within a week. */
export function bookDispute(intent: BookedIntent, amount: number, created: number): BookedDispute {
  const { id, currency, charge } = intent;
  if (!charge) throw new Error(`${id} was never paid`);
  return {
    id: newId('dp'),
    object: 'dispute',
    amount,
    charge: charge.id,
    created,
    currency,
    metadata: {},
    payment_intent: id,
    reason: 'fraudulent',
    status: 'needs_response',
    balance_transactions: [buildBalance(-amount, currency, 2000)],
    evidence_details: { due_by: created + answerSeconds, has_evidence: false, past_due: false },
  };
}
