import { buildReservation } from '@livree/testing/builders';
import type { State } from '@livree/testing/states';

const at = '/reservations';
const now = '2027-03-01T09:00:00Z';
const customer = true;

const rideOf = (given: Parameters<typeof buildReservation>[0] = {}) => ({
  reservations: [buildReservation({ id: 105, reference: 'LIV-000105', ...given })],
});
const cancel = [{ press: 'reservations.cancelOf' }];
const confirm = [...cancel, { press: 'cancellation.confirm' }];

/** The list of rides, one of them, and its cancellation. */
export const rideStates: readonly State[] = [
  { name: 'rides', at, now, customer, says: ['reservations.title', 'reservations.shown'] },
  {
    name: 'rides on their way',
    at,
    now,
    customer,
    answers: { 'reservations.list': 'silent' },
    says: ['reservations.title'],
  },
  {
    name: 'rides failed',
    at,
    now,
    customer,
    answers: { 'reservations.list': '500' },
    says: ['reservations.failedTitle', 'reservations.failed'],
  },
  {
    name: 'rides without a connection',
    at,
    now,
    customer,
    answers: { 'reservations.list': 'network' },
    says: ['reservations.failedTitle', 'common:errors.offline'],
  },
  {
    name: 'rides that are forbidden',
    at,
    now,
    customer,
    answers: { 'reservations.list': { code: 'forbidden' } },
    says: ['reservations.failedTitle', 'api:forbidden'],
  },
  {
    name: 'no rides',
    at,
    now,
    customer,
    given: { reservations: [] },
    says: ['reservations.empty', 'reservations.emptyText'],
  },
  {
    name: 'no ride of a search',
    at: '/reservations?search=Lune',
    now,
    customer,
    says: ['reservations.noMatchFor', 'reservations.resetFilters'],
  },
  {
    name: 'no ride of a filter',
    at: '/reservations?status=in_progress',
    now,
    customer,
    says: ['reservations.noMatch'],
  },
  {
    name: 'filters of rides',
    at,
    now,
    customer,
    acts: [{ press: 'reservations.filters.toggle' }],
    says: ['reservations.filters.dateFrom'],
  },
  {
    name: 'rides on the last day',
    at,
    now,
    customer,
    given: rideOf({ pickupAt: '2027-03-01T20:00' }),
    says: ['lastDay.meetingPoint'],
  },
  {
    name: 'ride that waits for its payment',
    at: '/reservations/105',
    now,
    customer,
    given: rideOf({
      status: 'pending',
      paymentStatus: 'pending',
      canCancel: false,
      holdExpiresAt: '2027-03-01T09:15:00.000Z',
    }),
    says: ['ride.hold', 'reservations.pay'],
  },
  {
    name: 'ride',
    at: '/reservations/105',
    now,
    customer,
    given: rideOf(),
    says: ['ride.title', 'ride.contact'],
  },
  {
    name: 'ride, cancelled',
    at: '/reservations/105',
    now,
    customer,
    given: rideOf({ status: 'cancelled', canCancel: false, cancellationReason: 'Vol déplacé' }),
    says: ['ride.reason', '=Vol déplacé'],
  },
  { name: 'no such ride', at: '/reservations/999', now, customer, says: ['ride.notFound'] },
  {
    name: 'ride failed',
    at: '/reservations/105',
    now,
    customer,
    answers: { 'reservations.read': '500' },
    says: ['common:errors.loading', 'ride.failed'],
  },
  {
    name: 'cancellation',
    at,
    now,
    customer,
    given: rideOf(),
    acts: cancel,
    says: ['cancellation.title', 'cancellation.eligible', 'cancellation.refund'],
  },
  {
    name: 'cancellation being checked',
    at,
    now,
    customer,
    given: rideOf(),
    answers: { 'reservations.eligibility': 'silent' },
    acts: cancel,
    says: ['cancellation.checking'],
  },
  {
    name: 'cancellation too late',
    at,
    now,
    customer,
    given: rideOf({ pickupAt: '2027-03-02T20:00' }),
    acts: cancel,
    says: ['cancellation.notEligible', 'cancellation.refundByPhone'],
  },
  {
    name: 'cancellation not checked',
    at,
    now,
    customer,
    given: rideOf(),
    answers: { 'reservations.eligibility': '500' },
    acts: cancel,
    says: ['cancellation.eligibilityFailed'],
  },
  { name: 'cancelled', at, now, customer, given: rideOf(), acts: confirm, says: ['cancellation.success'] },
  {
    name: 'cancellation failed',
    at,
    now,
    customer,
    given: rideOf(),
    answers: { 'reservations.cancel': '500' },
    acts: confirm,
    says: ['cancellation.failed'],
  },
];
