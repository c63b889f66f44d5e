import type { ErrorCode } from '@livree/contracts';
import { shareSituation, type State } from '@livree/testing/states';
import { kept, openAttempt, withContact } from './bookings.ts';

const drafts = kept(withContact);
const order = { press: '=Ordered' };
const retry = { press: 'reservation.retry' };

const refused = (name: string, code: ErrorCode | 'network', says: string[]): Omit<State, 'at'> => ({
  name: `payment, ${name}`,
  customer: true,
  answers: { 'reservations.create': code === 'network' ? code : { code } },
  acts: [order],
  says,
});

/** Step 4: sign in, then the settlement of the payments remote, whose stand-in answers by buttons. */
export const paymentStates: readonly State[] = shareSituation({ at: '/reservation?etape=4', drafts }, [
  { name: 'payment, to a visitor', says: ['steps.4', 'login.title', 'login.text', 'guest.title'] },
  { name: 'payment, to a guest', acts: [{ press: 'guest.begin' }], says: ['steps.4', 'refund.title'] },
  {
    name: 'payment, guest not known to the server',
    answers: { 'guests.begin': '500' },
    acts: [{ press: 'guest.begin' }],
    says: ['guest.title', 'common:errors.server'],
  },
  { name: 'payment', customer: true, says: ['steps.4', 'refund.title'] },
  {
    name: 'payment, no price',
    customer: true,
    answers: { 'pricing.quote': 'network' },
    says: ['quote.failed'],
  },
  {
    name: 'payment, price by the hour',
    customer: true,
    drafts: kept({ ...withContact, serviceType: 'private', hireHours: 3 }),
    says: ['summary.hire'],
  },
  {
    name: 'payment, outcome open',
    customer: true,
    drafts: { ...drafts, 'booking-attempt': { version: 1, data: openAttempt } },
    says: ['steps.4', 'refund.title'],
  },
  {
    name: 'payment, reserving',
    customer: true,
    answers: { 'reservations.create': 'silent' },
    acts: [order],
    says: ['common:state.processing'],
  },
  refused('vehicle taken', 'reservations.vehicle_unavailable', [
    'reservation.failed.availability',
    'api:reservations.vehicle_unavailable',
    'reservation.correct',
  ]),
  {
    ...refused('wrong data', 'validation', ['reservation.failed.validation', 'api:validation.phone']),
    answers: {
      'reservations.create': { code: 'validation', faults: { client_phone: ['validation.phone'] } },
    },
  },
  refused('no connection', 'network', ['reservation.failed.connection', 'common:errors.network']),
  refused('too many holds', 'reservations.too_many_holds', ['reservation.failed.other']),
  {
    ...refused('limit of tries', 'network', ['reservation.limitTitle', 'reservation.limit']),
    acts: [order, retry, retry, retry],
  },
  {
    name: 'payment, paid',
    customer: true,
    acts: [{ press: '=Paid' }, { press: 'success.stay' }],
    says: ['success.title', 'success.created', 'success.paid', 'success.call'],
  },
  {
    name: 'payment, paid by a guest',
    customer: true,
    given: { guests: new Set([1]) },
    acts: [{ press: '=Paid' }],
    says: ['success.title', 'guest.keepTitle', 'guest.keep'],
  },
  {
    name: 'payment, paid by a guest who keeps the account',
    customer: true,
    given: { guests: new Set([1]) },
    acts: [{ press: '=Paid' }, { press: 'guest.keep' }],
    says: ['guest.linkSent'],
  },
  {
    name: 'payment, still processing',
    customer: true,
    acts: [{ press: '=Still processing' }, { press: 'success.stay' }],
    says: ['success.received', 'success.processing'],
  },
]);
