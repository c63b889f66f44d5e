import { euros, type SavedCard, type Transaction } from '@livree/contracts';
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
