import {
  buildReservation,
  buildReview,
  buildReceivedMessage,
  buildTransaction,
} from '@livree/testing/builders';
import { defineStates, shareSituation } from '@livree/testing/states';
import { actStates } from './act-states.ts';
import { articleStates } from './article-states.ts';
import { audienceStates } from './audience-states.ts';
import { changeRequestStates } from './change-request-states.ts';
import { customerStates } from './customer-states.ts';
import { deliveryStates } from './delivery-states.ts';
import { fleetStates } from './fleet-states.ts';
import { flightStates } from './flight-states.ts';
import { importStates } from './import-states.ts';
import { moneyStates } from './money-states.ts';
import { moveStates } from './move-states.ts';
import { newRideStates } from './new-ride-states.ts';
import { newsletterStates } from './newsletter-states.ts';
import { peopleStates } from './people-states.ts';
import { priceStates } from './price-states.ts';
import { settingStates } from './setting-states.ts';
import { wordStates } from './word-states.ts';

const shared = { at: '/operations', operator: true } as const;
const ride = (given: Parameters<typeof buildReservation>[0]) => ({
  reservations: [buildReservation({ id: 12, pickupAt: '2027-03-01T11:00', ...given })],
});
const waiting = buildTransaction({
  id: 40,
  type: 'refund',
  status: 'pending',
  decision: 'awaited',
  parentId: 41,
});
const asked = { transactions: [waiting, buildTransaction({ id: 41 })] };
const pendingReview = { reviews: [buildReview({ status: 'pending', isFeatured: false })] };

const screens = shareSituation(shared, [
  {
    name: 'today',
    at: '/operations',
    given: ride({ paymentStatus: 'unpaid' }),
    says: ['needs.title', 'state.unpaid'],
  },
  {
    name: 'today, nothing waits',
    at: '/operations',
    given: { ...ride({ paymentStatus: 'paid' }), transactions: [], reviews: [] },
    says: ['needs.nothing'],
  },
  {
    name: 'today of a dispatcher',
    at: '/operations',
    dispatcher: true,
    given: ride({ paymentStatus: 'unpaid' }),
    says: ['needs.title', 'state.unpaid'],
  },
  {
    name: 'today with a ride that was paid elsewhere',
    at: '/operations?hours=24',
    given: ride({ status: 'confirmed', paymentStatus: 'paid_elsewhere' }),
    says: ['state.elsewhere'],
  },
  {
    name: 'a ride that was paid elsewhere',
    at: '/operations/rides/12',
    given: { ...ride({ status: 'confirmed', paymentStatus: 'paid_elsewhere' }), transactions: [] },
    says: ['ride.payments', 'state.elsewhere'],
  },
  { name: 'today without a ride', at: '/operations?date=2027-04-01', says: ['day.none'] },
  {
    name: 'a whole day',
    at: '/operations?hours=24',
    given: ride({ status: 'pending' }),
    says: ['state.pending'],
  },
  {
    name: 'today on its way',
    at: '/operations',
    answers: { 'operations.day': 'silent', 'operations.needs': 'silent' },
    says: ['frame.today', 'needs.title'],
  },
  {
    name: 'today without the live connection',
    at: '/operations',
    answers: { 'operations.events': { code: 'rate_limited', params: { seconds: 30 } } },
    says: ['frame.lost'],
  },
  {
    name: 'today failed',
    at: '/operations',
    answers: { 'operations.day': '500' },
    says: ['frame.failed', 'common:actions.retry'],
  },
  { name: 'rides', at: '/operations/rides', says: ['frame.rides', 'rides.search'] },
  {
    name: 'the keys, and the way to any page',
    at: '/operations/rides',
    acts: [{ press: 'keys.title' }],
    says: ['keys.title', 'keys.letters', 'keys.rows'],
  },
  {
    name: 'rides that are not paid',
    at: '/operations/rides?need=unpaid',
    given: {
      reservations: [
        buildReservation({ id: 12, reference: 'LV-UNPAID', status: 'confirmed', paymentStatus: 'unpaid' }),
        buildReservation({ id: 13, reference: 'LV-PAID', status: 'confirmed', paymentStatus: 'paid' }),
      ],
    },
    says: ['rides.need', '=LV-UNPAID'],
  },
  { name: 'no ride of a search', at: '/operations/rides?search=nothing', says: ['rides.none'] },
  {
    name: 'a ride',
    at: '/operations/rides/12',
    given: ride({}),
    says: ['ride.price', 'steps.start', 'cancellation.title', 'history.none'],
  },
  {
    name: 'a ride to confirm',
    at: '/operations/rides/12',
    given: ride({ status: 'pending' }),
    says: ['steps.confirm'],
  },
  {
    name: 'a ride to be paid by a link',
    at: '/operations/rides/12',
    given: ride({ status: 'pending', paymentStatus: 'unpaid' }),
    acts: [{ press: 'link.send' }],
    says: ['link.title', 'link.address', 'link.again', 'act.sendPaymentLink'],
  },
  {
    name: 'a ride that was paid before its link was sent',
    at: '/operations/rides/12',
    given: ride({ status: 'pending', paymentStatus: 'unpaid' }),
    answers: { 'dispatch.sendPaymentLink': { code: 'payments.none_pending' } },
    acts: [{ press: 'link.send' }],
    says: ['link.sendTitle', 'api:payments.none_pending'],
  },
  {
    name: 'a ride under way',
    at: '/operations/rides/12',
    given: ride({ status: 'in_progress' }),
    says: ['steps.complete'],
  },
  {
    name: 'a ride that is started',
    at: '/operations/rides/12',
    given: ride({}),
    acts: [{ press: 'steps.start' }],
    says: ['act.start', 'history.screen'],
  },
  {
    name: 'a ride that another operator started',
    at: '/operations/rides/12',
    given: ride({}),
    answers: {
      'reservations.start': { code: 'reservations.invalid_transition', params: { status: 'in_progress' } },
    },
    acts: [{ press: 'steps.start' }],
    says: ['api:reservations.invalid_transition'],
  },
  {
    name: 'a ride that does not exist',
    at: '/operations/rides/999',
    says: ['frame.missing', 'api:reservations.not_found'],
  },
  { name: 'refund requests', at: '/operations/refunds', given: asked, says: ['refunds.decline'] },
  {
    name: 'refund declined without a reason',
    at: '/operations/refunds',
    given: asked,
    acts: [{ press: 'refunds.decline' }, { press: 'refunds.declineSubmit' }],
    says: ['api:validation.decline_reason'],
  },
  {
    name: 'no refund request',
    at: '/operations/refunds',
    given: { transactions: [] },
    says: ['refunds.none', 'refunds.noneText'],
  },
  {
    name: 'refund requests failed',
    at: '/operations/refunds',
    answers: { 'payments.refundRequests': '500' },
    says: ['frame.failed'],
  },
  {
    name: 'reviews to publish',
    at: '/operations/reviews',
    given: pendingReview,
    says: ['reviews.approve', 'reviews.reject'],
  },
  {
    name: 'review published',
    at: '/operations/reviews',
    given: pendingReview,
    acts: [{ press: 'reviews.approve' }],
    says: ['reviews.none'],
  },
  {
    name: 'reviews that are shown',
    at: '/operations/reviews?status=approved',
    says: ['reviews.featured', 'reviews.plain'],
  },
  {
    name: 'messages',
    at: '/operations/messages',
    given: { inbox: [buildReceivedMessage()] },
    says: ['messages.answer', 'messages.send'],
  },
  {
    name: 'answer too short',
    at: '/operations/messages',
    given: { inbox: [buildReceivedMessage()] },
    acts: [{ fill: 'messages.answer', with: 'Oui' }, { press: 'messages.send' }],
    says: ['api:validation.message_min'],
  },
  {
    name: 'an answered message with its history',
    at: '/operations/messages',
    given: { inbox: [buildReceivedMessage()] },
    acts: [
      { fill: 'messages.answer', with: 'Oui, dans chacune de nos voitures.' },
      { press: 'messages.send' },
      { press: 'messages.answered' },
      { press: 'history.title' },
    ],
    says: ['messages.answeredAt', 'act.answer'],
  },
  { name: 'no message', at: '/operations/messages', says: ['messages.none'] },
]);

/** Every state of this remote. */
export const states = defineStates([
  ...screens,
  ...customerStates,
  ...newRideStates,
  ...moveStates,
  ...deliveryStates,
  ...changeRequestStates,
  ...flightStates,
  ...fleetStates,
  ...peopleStates,
  ...priceStates,
  ...moneyStates,
  ...newsletterStates,
  ...articleStates,
  ...wordStates,
  ...importStates,
  ...settingStates,
  ...audienceStates,
  ...actStates,
]);
