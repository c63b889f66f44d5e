import {
  type BookDifference,
  type Dispute,
  euros,
  type SavedCard,
  type Transaction,
} from '@livree/contracts';
import { buildReservation } from './reservations.ts';

/** A completed card payment. */
export function buildTransaction(given: Partial<Transaction> = {}): Transaction {
  const { id, reference, pickupAddress, destinationAddress, pickupAt } = buildReservation();
  return {
    id: 501,
    transactionId: 'TXN-000501',
    provider: 'sandbox',
    method: 'card',
    type: 'payment',
    status: 'completed',
    amount: euros(16650),
    currency: 'EUR',
    fee: euros(258),
    netAmount: euros(16392),
    description: null,
    paymentIntentId: 'pi_fake_101',
    parentId: null,
    refundable: euros(16650),
    decision: null,
    decisionReason: null,
    createdAt: '2026-02-01T10:00:00.000Z',
    processedAt: '2026-02-01T10:00:04.000Z',
    failedAt: null,
    reservation: { id, reference, pickupAddress, destinationAddress, pickupAt },
    ...given,
  };
}

/** A saved Visa card that is not the default. */
export const buildSavedCard = (given: Partial<SavedCard> = {}): SavedCard => ({
  id: 'pm_first',
  brand: 'visa',
  lastFour: '4242',
  expiryMonth: 3,
  expiryYear: 2031,
  isDefault: false,
  ...given,
});

/** A payment of which the provider has another amount. */
export const buildDifference = (given: Partial<BookDifference> = {}): BookDifference => ({
  id: 3,
  provider: 'stripe',
  movement: 'payment',
  kind: 'other_amount',
  reference: 'pi_3Q0kq2',
  ours: euros(16_650),
  theirs: euros(16_560),
  happenedAt: '2027-02-28T15:14:00.000Z',
  paymentId: 501,
  ride: { id: 101, reference: 'LIV-000101' },
  ...given,
});

/** A payment that its customer disputes at their bank. */
export const buildDispute = (given: Partial<Dispute> = {}): Dispute => ({
  id: 2,
  provider: 'stripe',
  reference: 'dp_1Q0kq2',
  status: 'open',
  reason: 'fraudulent',
  amount: euros(16_650),
  answerBy: '2027-03-12T22:59:59.000Z',
  openedAt: '2027-02-28T09:00:00.000Z',
  closedAt: null,
  paymentId: 501,
  ride: { id: 101, reference: 'LIV-000101' },
  ...given,
});
