import { expect, test } from 'vitest';
import { standingText, transactionStatusText, transactionTone } from './status.ts';

test('an unknown status of a transaction is grey and called unknown', () => {
  expect(transactionTone('disputed')).toBe('ended');
  expect(transactionStatusText('disputed')).toBe('transactionStatus.unknown');
  expect(transactionTone('completed')).toBe('ok');
});

test('a refund request shows the state of its decision', () => {
  const refund = (status: string, decision: string | null) => standingText({ status, decision });
  expect(refund('pending', 'awaited')).toBe('refundDecision.awaited');
  expect(refund('cancelled', 'declined')).toBe('refundDecision.declined');
  expect(refund('completed', 'approved')).toBe('transactionStatus.completed');
  expect(refund('pending', null)).toBe('transactionStatus.pending');
  expect(refund('pending', 'of a newer server')).toBe('transactionStatus.pending');
});
