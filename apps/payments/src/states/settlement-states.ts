import type { ErrorCode, SavedCard } from '@livree/contracts';
import { buildReservation } from '@livree/testing/builders';
import type { State } from '@livree/testing/states';

const at = '/harness/slot/payments/settlement@1';
const now = '2027-03-01T09:00:00Z';
const customer = true;

const card: SavedCard = {
  id: 'pm_kept',
  brand: 'visa',
  lastFour: '4242',
  expiryMonth: 3,
  expiryYear: 2031,
  isDefault: true,
};
const pending = buildReservation({ id: 103, status: 'pending', paymentStatus: 'pending' });
const given = { cards: [card], reservations: [pending] };
const pay = { press: 'common:actions.pay' };
const retry = { press: 'settlement.retry' };

const refused = (name: string, code: ErrorCode | 'network', says: string[]): State => ({
  name: `settlement, ${name}`,
  at,
  now,
  customer,
  given,
  answers: { 'reservations.confirmPayment': code === 'network' ? code : { code } },
  acts: [pay],
  says,
});

/** The settlement, the slot of this remote, with a saved card, so that nothing is typed into a frame. */
export const settlementStates: readonly State[] = [
  { name: 'settlement', at, now, customer, says: ['checkout.terms', 'cards.save'] },
  { name: 'settlement, kept card', at, now, customer, given, says: ['cards.face', 'cards.other'] },
  {
    name: 'settlement, under way',
    at,
    now,
    customer,
    given,
    answers: { 'reservations.confirmPayment': 'silent' },
    acts: [pay],
    says: ['common:state.processing'],
  },
  refused('card declined', 'payments.declined', ['settlement.failed.payment', 'api:payments.declined']),
  refused('too little money', 'payments.insufficient_funds', [
    'settlement.failed.payment',
    'api:payments.insufficient_funds',
  ]),
  refused('card expired', 'payments.card_expired', ['api:payments.card_expired']),
  refused('provider away', 'payments.provider_unavailable', ['api:payments.provider_unavailable']),
  refused('provider without an answer', 'payments.provider_timeout', [
    'api:payments.provider_timeout',
    'settlement.sameReservation',
  ]),
  refused('cancelled by the customer', 'payments.cancelled_by_customer', [
    'api:payments.cancelled_by_customer',
  ]),
  refused('vehicle gone', 'reservations.vehicle_unavailable', [
    'settlement.failed.availability',
    'api:reservations.vehicle_unavailable',
  ]),
  refused('nothing to pay', 'payments.none_pending', ['api:payments.none_pending']),
  refused('held too long', 'payments.hold_expired', ['api:payments.hold_expired']),
  refused('wrong data', 'validation', ['settlement.failed.validation']),
  refused('session ended', 'unauthenticated', ['api:unauthenticated']),
  refused('unknown fault', 'internal', ['settlement.failed.other', 'api:internal']),
  refused('no connection', 'network', ['settlement.failed.connection', 'common:errors.network']),
  {
    ...refused('wallet refused', 'payments.declined', ['settlement.failed.wallet']),
    acts: [{ press: 'common:paymentMethod.wallet' }, pay],
  },
  {
    ...refused('limit of tries', 'payments.provider_unavailable', [
      'settlement.limitTitle',
      'settlement.limit',
    ]),
    acts: [pay, retry, retry, retry],
  },
];
