import type { State } from '@livree/testing/states';
import { kept, now, openAttempt, withContact } from './bookings.ts';

const at = '/reservation?etape=4';
const drafts = kept(withContact);

/** Step 4: sign in, then the settlement of the payments remote, whose stand-in answers by buttons. */
export const paymentStates: readonly State[] = [
  { name: 'payment, to a visitor', at, now, drafts, says: ['steps.4', 'login.title', 'login.text'] },
  { name: 'payment', at, now, customer: true, drafts, says: ['steps.4', 'refund.title'] },
  {
    name: 'payment, no price',
    at,
    now,
    customer: true,
    drafts,
    answers: { 'pricing.quote': 'network' },
    says: ['quote.failed'],
  },
  {
    name: 'payment, price by the hour',
    at,
    now,
    customer: true,
    drafts: kept({ ...withContact, trip: { ...withContact.trip, destination: 'Chez ma tante' } }),
    says: ['quote.hourly'],
  },
  {
    name: 'payment, outcome open',
    at,
    now,
    customer: true,
    drafts: { ...drafts, 'booking-attempt': { version: 1, data: openAttempt } },
    says: ['steps.4', 'refund.title'],
  },
  {
    name: 'payment, paid',
    at,
    now,
    customer: true,
    drafts,
    acts: [{ press: '=Paid' }, { press: 'success.stay' }],
    says: ['success.title', 'success.created', 'success.paid', 'success.call'],
  },
  {
    name: 'payment, still processing',
    at,
    now,
    customer: true,
    drafts,
    acts: [{ press: '=Still processing' }, { press: 'success.stay' }],
    says: ['success.received', 'success.processing'],
  },
];
