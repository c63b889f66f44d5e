import { buildDelivery, buildReservation } from '@livree/testing/builders';
import { shareSituation, type State } from '@livree/testing/states';

const reservations = [buildReservation({ id: 12, pickupAt: '2027-03-01T11:00', status: 'confirmed' })];
const deliveries = [
  buildDelivery({
    id: 35,
    kind: 'reminder',
    queuedAt: '2027-02-28T10:00:00.000Z',
    settledAt: '2027-02-28T10:00:02.000Z',
  }),
  buildDelivery({
    id: 34,
    channel: 'sms',
    addressee: 'traveller',
    address: '+33612345679',
    language: 'en',
    attempts: 3,
    state: 'retried',
    settledAt: null,
    failure: 'unreachable',
  }),
  buildDelivery({
    id: 33,
    addressee: 'client',
    address: 'the-office-of-the-customer@long-name-of-a-company.example.org',
    attempts: 9,
    state: 'failed',
    failure: 'address_refused',
  }),
  buildDelivery({ id: 32, addressee: 'client', state: 'held_back', failure: 'held_back' }),
  buildDelivery(),
].map((delivery) => ({ rideId: 12, delivery }));

/** The states of the mails and text messages about a ride. */
export const deliveryStates: readonly State[] = shareSituation(
  { at: '/operations/rides/12', operator: true },
  [
    {
      name: 'the messages about a ride',
      given: { reservations, deliveries },
      says: [
        'deliveries.title',
        'deliveries.kind.reminder',
        'deliveries.is.accepted',
        'deliveries.is.retried',
        'deliveries.is.failed',
        'deliveries.is.held_back',
      ],
    },
    {
      name: 'the messages about a ride, to a dispatcher',
      dispatcher: true,
      given: { reservations, deliveries },
      says: ['deliveries.to.traveller', 'deliveries.is.failed'],
    },
    { name: 'no message about a ride', given: { reservations }, says: ['deliveries.none'] },
    {
      name: 'the messages about a ride failed',
      given: { reservations },
      answers: { 'dispatch.deliveries': '500' },
      says: ['deliveries.title', 'frame.failed'],
    },
  ],
);
