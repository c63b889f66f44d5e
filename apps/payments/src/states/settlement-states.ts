import type { ErrorCode } from '@livree/contracts';
import { buildReservation, buildSavedCard } from '@livree/testing/builders';
import { shareSituation, type State } from '@livree/testing/states';

const shared = {
  at: '/harness/slot/payments/settlement@2',
  customer: true,
} as const;

const pending = buildReservation({ id: 103, status: 'pending', paymentStatus: 'pending' });
const given = { cards: [buildSavedCard({ id: 'pm_kept', isDefault: true })], reservations: [pending] };
const pay = { press: 'common:actions.pay' };
const retry = { press: 'settlement.retry' };

const refused = (name: string, code: ErrorCode | 'network', says: string[]): Omit<State, 'at'> => ({
  name: `settlement, ${name}`,
  given,
  answers: { 'reservations.confirmPayment': code === 'network' ? code : { code } },
  acts: [pay],
  says,
});

/** The settlement, the slot of this remote, with a saved card, so that nothing is typed into a frame. */
export const settlementStates: readonly State[] = shareSituation(shared, [
  { name: 'settlement', says: ['checkout.terms', 'cards.save'] },
  {
    name: 'settlement, before a reservation',
    given,
    slot: { reservation: null },
    acts: [pay],
    says: ['checkout.terms'],
  },
  {
    name: 'settlement, for older releases',
    at: '/harness/slot/payments/settlement@1',
    given,
    says: ['checkout.terms', 'cards.face'],
  },
  { name: 'settlement, kept card', given, says: ['cards.face', 'cards.other'] },
  {
    name: 'settlement, under way',
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
]);
