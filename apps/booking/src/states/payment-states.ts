import { shareSituation, type State } from '@livree/testing/states';
import { kept, openAttempt, withContact } from './bookings.ts';

const drafts = kept(withContact);

/** Step 4: sign in, then the settlement of the payments remote, whose stand-in answers by buttons. */
export const paymentStates: readonly State[] = shareSituation({ at: '/reservation?etape=4', drafts }, [
  { name: 'payment, to a visitor', says: ['steps.4', 'login.title', 'login.text'] },
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
    drafts: kept({ ...withContact, trip: { ...withContact.trip, destination: 'Chez ma tante' } }),
    says: ['quote.hourly'],
  },
  {
    name: 'payment, outcome open',
    customer: true,
    drafts: { ...drafts, 'booking-attempt': { version: 1, data: openAttempt } },
    says: ['steps.4', 'refund.title'],
  },
  {
    name: 'payment, paid',
    customer: true,
    acts: [{ press: '=Paid' }, { press: 'success.stay' }],
    says: ['success.title', 'success.created', 'success.paid', 'success.call'],
  },
  {
    name: 'payment, still processing',
    customer: true,
    acts: [{ press: '=Still processing' }, { press: 'success.stay' }],
    says: ['success.received', 'success.processing'],
  },
]);
