import { euros, type Money, type Transaction } from '@livree/contracts';
import type { FakeCall } from './handler.ts';
import { FakeRefusal } from './refusal.ts';

export function transactionById({ state }: FakeCall, id: number): Transaction {
  const transaction = state.transactions.find((candidate) => candidate.id === id);
  if (transaction === undefined) throw new FakeRefusal('payments.not_found');
  return transaction;
}

const centsOf = (rows: readonly Transaction[]) => rows.reduce((total, { amount }) => total + amount.cents, 0);

/** Gives a part of a payment back, or all that is left of it; the answer is the refund's transaction. */
export function refundPayment(
  call: FakeCall,
  id: number,
  { reason, amount }: { readonly reason: string; readonly amount?: Money | null | undefined },
): Transaction {
  const { state, now } = call;
  const payment = transactionById(call, id);
  const given = centsOf(state.transactions.filter(({ parentId }) => parentId === id));
  const left = payment.amount.cents - given;
  if (payment.type !== 'payment' || payment.status !== 'completed' || left <= 0)
    throw new FakeRefusal('payments.not_refundable');
  const cents = amount?.cents ?? left;
  if (cents > left) throw new FakeRefusal('validation', {}, { amount: ['validation.refund_too_much'] });
  const refundId = Math.max(...state.transactions.map((transaction) => transaction.id)) + 1;
  const refund: Transaction = {
    ...payment,
    id: refundId,
    transactionId: `TXN-${String(refundId).padStart(6, '0')}`,
    type: cents === payment.amount.cents ? 'refund' : 'partial_refund',
    amount: euros(cents),
    fee: euros(0),
    netAmount: euros(cents),
    description: reason,
    paymentIntentId: null,
    parentId: id,
    createdAt: now.toISOString(),
    processedAt: now.toISOString(),
  };
  const kept = state.transactions.map((row) =>
    row.id === id && cents === left ? { ...row, status: 'refunded' } : row,
  );
  state.transactions = [refund, ...kept];
  return refund;
}
