import { euros, type ChangeRequest } from '@livree/contracts';
import { buildChangeRequest, buildFollowedFlight, buildReservation } from '@livree/testing/builders';
import { shareSituation, type State } from '@livree/testing/states';
import { flightStates } from './flight-states.ts';

const shared = { at: '/reservations', customer: true } as const;
const ride = '/reservations/105';

const buildRide = (given: Parameters<typeof buildReservation>[0] = {}) => ({
  reservations: [buildReservation({ id: 105, reference: 'LIV-000105', ...given })],
});
const change = [
  { press: 'change.open' },
  { press: 'change.day' },
  { day: '2027-03-16' },
  { press: 'common:actions.confirm' },
];
const lateRide = buildRide({ pickupAt: '2027-03-02T20:00', canCancel: false });
const askLate = [{ press: 'request.ask' }, { press: 'common:ride.bags' }, { press: '=3' }];

/** A request for another hour, by its ride. */
const asked = (given: Partial<ChangeRequest>) => [{ rideId: 105, request: buildChangeRequest(given) }];

const cancel = [{ press: 'reservations.cancelOf' }];
const confirm = [...cancel, { press: 'cancellation.confirm' }];

/** The list of rides, one of them, and its cancellation. */
export const rideStates: readonly State[] = shareSituation(shared, [
  { name: 'rides', says: ['reservations.title', 'reservations.shown'] },
  { name: 'rides on their way', answers: { 'reservations.list': 'silent' }, says: ['reservations.title'] },
  {
    name: 'rides failed',
    answers: { 'reservations.list': '500' },
    says: ['reservations.failedTitle', 'reservations.failed'],
  },
  {
    name: 'rides without a connection',
    answers: { 'reservations.list': 'network' },
    says: ['reservations.failedTitle', 'common:errors.offline'],
  },
  {
    name: 'rides that are forbidden',
    answers: { 'reservations.list': { code: 'forbidden' } },
    says: ['reservations.failedTitle', 'api:forbidden'],
  },
  { name: 'no rides', given: { reservations: [] }, says: ['reservations.empty', 'reservations.emptyText'] },
  {
    name: 'no ride of a search',
    at: '/reservations?search=Lune',
    says: ['reservations.noMatchFor', 'reservations.resetFilters'],
  },
  { name: 'no ride of a filter', at: '/reservations?status=in_progress', says: ['reservations.noMatch'] },
  ...flightStates,
  {
    name: 'ride to review',
    at: ride,
    given: buildRide({ status: 'completed', canCancel: false }),
    says: ['review.title', 'review.submit'],
  },
  {
    name: 'review without a rating',
    at: ride,
    given: buildRide({ status: 'completed', canCancel: false }),
    acts: [{ press: 'review.submit' }],
    says: ['api:validation.rating', 'api:validation.comment_min'],
  },
  {
    name: 'filters of rides',
    acts: [{ press: 'reservations.filters.toggle' }],
    says: ['reservations.filters.dateFrom'],
  },
  {
    name: 'rides on the last day',
    given: buildRide({ pickupAt: '2027-03-01T20:00', canCancel: false }),
    says: ['lastDay.meetingPoint'],
  },
  {
    name: 'ride that waits for its payment',
    at: ride,
    given: buildRide({
      status: 'pending',
      paymentStatus: 'pending',
      canCancel: false,
      holdExpiresAt: '2027-03-01T09:15:00.000Z',
    }),
    says: ['ride.hold', 'reservations.pay'],
  },
  {
    name: 'ride without a telephone number',
    at: ride,
    given: buildRide({ status: 'confirmed', clientPhone: null }),
    says: ['documents.phoneWanted'],
  },
  {
    name: 'change of a ride',
    at: ride,
    given: buildRide(),
    acts: [{ press: 'change.open' }],
    says: ['change.title', 'change.keep'],
  },
  {
    name: 'change of a ride, cheaper',
    at: ride,
    given: buildRide({ totalPrice: euros(90_000) }),
    acts: change,
    says: ['change.difference.back', 'change.mailOf.back'],
  },
  {
    name: 'change of a ride, dearer',
    at: ride,
    given: buildRide({ totalPrice: euros(100) }),
    acts: change,
    says: ['change.difference.due', 'change.toPayment'],
  },
  {
    name: 'change of a ride, whose flight lands later than its pickup',
    at: ride,
    follows: true,
    given: buildRide({
      extras: [{ code: 'flight_tracking', quantity: 1 }],
      flightNumber: 'AF1960',
      flight: buildFollowedFlight({ number: 'AF1960', expectedAt: '2027-03-12T10:00:00.000Z' }),
    }),
    acts: [{ press: 'change.open' }, { press: 'common:ride.bags' }, { press: '=3' }],
    says: ['change.landsLater'],
  },
  {
    name: 'change of a ride, difference to pay',
    at: ride,
    given: buildRide({ totalPrice: euros(100) }),
    acts: [...change, { press: 'change.toPayment' }],
    says: ['change.payText'],
  },
  {
    name: 'change of a ride, other places',
    at: ride,
    given: buildRide({ stops: ['Meaux', 'Reims'] }),
    acts: [{ press: 'change.open' }, { press: 'change.places' }, { press: 'change.addStop' }],
    says: ['change.addStop'],
  },
  {
    name: 'change of a ride, extras without what they need',
    at: ride,
    given: buildRide(),
    acts: [{ press: 'change.open' }, { press: 'change.extras' }, { press: 'common:fareLine.meet_and_greet' }],
    says: ['change.flight', 'api:validation.sign_name'],
  },
  {
    name: 'change of a ride, refused at a field',
    at: ride,
    given: buildRide({ totalPrice: euros(90_000) }),
    answers: {
      'changes.make': { code: 'validation', faults: { pickup_datetime: ['validation.past'] } },
    },
    acts: [...change, { press: 'change.make' }],
    says: ['common:errors.validation', 'api:validation.past'],
  },
  {
    name: 'change of a ride that failed',
    at: ride,
    given: buildRide({ totalPrice: euros(90_000) }),
    answers: { 'changes.make': '500' },
    acts: [...change, { press: 'change.make' }],
    says: ['change.failed'],
  },
  {
    name: 'change to ask for',
    at: ride,
    given: lateRide,
    acts: [{ press: 'request.ask' }, { press: 'common:ride.bags' }, { press: '=3' }],
    says: ['request.title', 'request.information', 'request.send'],
  },
  {
    name: 'change asked for',
    at: ride,
    given: lateRide,
    acts: [...askLate, { press: 'request.send' }],
    says: ['request.open', 'request.withdraw'],
  },
  {
    name: 'change asked for twice',
    at: ride,
    given: lateRide,
    answers: { 'changes.request': { code: 'reservations.request_open' } },
    acts: [...askLate, { press: 'request.send' }],
    says: ['api:reservations.request_open'],
  },
  {
    name: 'change to ask for, refused at a field',
    at: ride,
    given: lateRide,
    answers: {
      'changes.request': {
        code: 'validation',
        params: { seats: 2 },
        faults: { passengers_count: ['validation.too_many_passengers'] },
      },
    },
    acts: [...askLate, { press: 'request.send' }],
    says: ['common:errors.validation', 'api:validation.too_many_passengers_other'],
  },
  {
    name: 'change accepted, to pay',
    at: ride,
    given: { ...lateRide, changeRequests: asked({ status: 'to_pay', payUntil: '2027-03-02T12:00:00.000Z' }) },
    says: ['request.accepted', 'request.toPay', 'request.pay'],
  },
  {
    name: 'change declined',
    at: ride,
    given: {
      ...lateRide,
      changeRequests: asked({ status: 'declined', reason: 'Aucun véhicule n’est libre.' }),
    },
    says: ['request.declined', '=Aucun véhicule n’est libre.'],
  },
  {
    name: 'change not paid in time',
    at: ride,
    given: { ...lateRide, changeRequests: asked({ status: 'lapsed' }) },
    says: ['request.lapsed'],
  },
  {
    name: 'change of a ride without an answer',
    at: ride,
    given: buildRide(),
    answers: { 'changes.quote': 'network' },
    acts: change,
    says: ['common:errors.network'],
  },
  { name: 'ride', at: ride, given: buildRide(), says: ['ride.title', 'ride.contact'] },
  {
    name: 'ride, cancelled',
    at: ride,
    given: buildRide({ status: 'cancelled', canCancel: false, cancellationReason: 'Vol déplacé' }),
    says: ['ride.reason', '=Vol déplacé'],
  },
  { name: 'no such ride', at: '/reservations/999', says: ['ride.notFound', 'ride.notYours'] },
  {
    name: 'ride failed',
    at: ride,
    answers: { 'reservations.read': '500' },
    says: ['common:errors.loading', 'ride.failed'],
  },
  {
    name: 'cancellation',
    given: buildRide(),
    acts: cancel,
    says: ['cancellation.title', 'cancellation.eligible', 'cancellation.refund'],
  },
  {
    name: 'cancellation being checked',
    given: buildRide(),
    answers: { 'reservations.eligibility': 'silent' },
    acts: cancel,
    says: ['cancellation.checking'],
  },
  {
    name: 'cancellation too late',
    at: ride,
    given: buildRide({ pickupAt: '2027-03-02T20:00', canCancel: false }),
    acts: [{ press: 'reservations.cancelByPhone' }],
    says: ['cancellation.notEligible', 'cancellation.refundByPhone'],
  },
  {
    name: 'cancellation not checked',
    given: buildRide(),
    answers: { 'reservations.eligibility': '500' },
    acts: cancel,
    says: ['cancellation.eligibilityFailed'],
  },
  { name: 'cancelled', given: buildRide(), acts: confirm, says: ['cancellation.success'] },
  {
    name: 'cancellation failed',
    given: buildRide(),
    answers: { 'reservations.cancel': '500' },
    acts: confirm,
    says: ['cancellation.failed'],
  },
]);
