import {
  euros,
  mayCall,
  type Money,
  paymentRoutes,
  type RefundRequestEntry,
  type Transaction,
} from '@livree/contracts';
import type { FakeCall } from './handler.ts';
import { recordAct } from './record-act.ts';
import { FakeRefusal } from './refusal.ts';

const dispatcherRefundCents = 10_000;

/** Like the API: what a dispatcher gives back of a payment in all. */
function refuseAboveLimit({ customer }: FakeCall, cents: number): void {
  if (customer?.role === 'dispatcher' && cents > dispatcherRefundCents)
    throw new FakeRefusal('payments.refund_above_limit', { limit: String(dispatcherRefundCents / 100) });
}

export function transactionById({ state }: FakeCall, id: number): Transaction {
  const transaction = state.transactions.find((candidate) => candidate.id === id);
  if (transaction === undefined) throw new FakeRefusal('payments.not_found');
  return transaction;
}

/** Requests a refund of a part of a payment, or of all that is left; returns the request's transaction. */
export function askForRefund(
  call: FakeCall,
  id: number,
  {
    reason,
    amount,
    seenRefundable,
  }: {
    readonly reason: string;
    readonly amount?: Money | null | undefined;
    readonly seenRefundable?: Money | undefined;
  },
): Transaction {
  const { state, now } = call;
  const payment = transactionById(call, id);
  const left = payment.refundable.cents;
  if (seenRefundable && seenRefundable.cents !== left) throw new FakeRefusal('operations.overtaken');
  if (payment.type !== 'payment' || payment.status !== 'completed' || left <= 0)
    throw new FakeRefusal('payments.not_refundable');
  const cents = amount?.cents ?? left;
  if (cents > left) throw new FakeRefusal('validation', {}, { amount: ['validation.refund_too_much'] });
  refuseAboveLimit(call, payment.amount.cents - left + cents);
  const requestId = Math.max(...state.transactions.map((transaction) => transaction.id)) + 1;
  const request: Transaction = {
    ...payment,
    id: requestId,
    transactionId: `TXN-${String(requestId).padStart(6, '0')}`,
    type: cents === payment.amount.cents ? 'refund' : 'partial_refund',
    status: 'pending',
    decision: 'awaited',
    amount: euros(cents),
    refundable: euros(0),
    fee: euros(0),
    netAmount: euros(cents),
    description: reason,
    paymentIntentId: null,
    parentId: id,
    createdAt: now.toISOString(),
    processedAt: null,
  };
  const isAtOnce = mayCall(call.customer?.role ?? 'customer', paymentRoutes.refund.others);
  const given: Transaction = isAtOnce
    ? { ...request, status: 'completed', decision: null, processedAt: now.toISOString() }
    : request;
  state.transactions = [given, ...state.transactions];
  const isWhole = isAtOnce && cents === left;
  change(call, {
    ...payment,
    refundable: euros(left - cents),
    ...(isWhole && { status: 'refunded' }),
  });
  if (isAtOnce && payment.reservation)
    recordAct(call, `reservations ${payment.reservation.id}`, {
      act: 'payments.refund',
      before: null,
      after: { refund_cents: cents, reason },
    });
  return given;
}

/** Decides a request once; an approved one is refunded at once. */
export function decideRefund(
  call: FakeCall,
  id: number,
  decided: { readonly decision: 'approved' } | { readonly decision: 'declined'; readonly reason: string },
): Transaction {
  const request = transactionById(call, id);
  if (request.decision === null) throw new FakeRefusal('payments.not_found');
  if (request.decision !== 'awaited') throw new FakeRefusal('payments.refund_decided');
  const payment = transactionById(call, request.parentId ?? 0);
  if (decided.decision === 'declined') {
    change(call, { ...payment, refundable: euros(payment.refundable.cents + request.amount.cents) });
    return change(call, {
      ...request,
      status: 'cancelled',
      decision: 'declined',
      decisionReason: decided.reason,
    });
  }
  refuseAboveLimit(call, payment.amount.cents - payment.refundable.cents);
  if (request.type === 'refund') change(call, { ...payment, status: 'refunded' });
  const processedAt = call.now.toISOString();
  return change(call, { ...request, status: 'completed', decision: 'approved', processedAt });
}

export function listRefundRequests(call: FakeCall, decision: string): RefundRequestEntry[] {
  return call.state.transactions
    .filter((transaction) => transaction.decision === decision)
    .map((request) => {
      const ride = call.state.reservations.find(({ id }) => id === request.reservation?.id);
      return {
        request,
        payment: transactionById(call, request.parentId ?? 0),
        clientName: ride?.clientName ?? '',
        clientEmail: ride?.clientEmail ?? '',
        clientPhone: ride?.clientPhone ?? null,
      };
    });
}

function change({ state }: FakeCall, changed: Transaction): Transaction {
  state.transactions = state.transactions.map((row) => (row.id === changed.id ? changed : row));
  return changed;
}
