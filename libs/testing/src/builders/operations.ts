import {
  euros,
  type DayRide,
  type Delivery,
  type ReceivedMessage,
  type RecordedAct,
} from '@livree/contracts';

/** A confirmed, paid ride of the drawn day. */
export function buildDayRide(given: Partial<DayRide> = {}): DayRide {
  return {
    id: 1,
    reference: 'LV-1042',
    status: 'confirmed',
    isPaid: true,
    vehicleId: 1,
    startsAt: '2027-03-01T09:00:00.000Z',
    endsAt: '2027-03-01T11:00:00.000Z',
    pickupAddress: '14 rue de la Paix, Paris',
    destinationAddress: 'Aéroport Paris-Charles-de-Gaulle',
    clientName: 'Claire Martin',
    totalPrice: euros(16_470),
    ...given,
  };
}

/** A message of the contact form that waits for its answer. */
export function buildReceivedMessage(given: Partial<ReceivedMessage> = {}): ReceivedMessage {
  return {
    id: 3,
    name: 'Zoé Petit',
    email: 'zoe@example.org',
    phone: null,
    subject: 'inquiry',
    message: 'Avez-vous un van pour sept personnes le 12 décembre ?',
    language: 'fr',
    createdAt: '2027-02-28T17:40:00.000Z',
    answer: null,
    answeredAt: null,
    ...given,
  };
}

/** The confirmation of a ride, which its customer's mail server took. */
export function buildDelivery(given: Partial<Delivery> = {}): Delivery {
  return {
    id: 31,
    kind: 'booked',
    channel: 'mail',
    addressee: 'customer',
    address: 'claire@example.org',
    language: 'fr',
    queuedAt: '2027-02-20T08:00:01.000Z',
    attempts: 1,
    state: 'accepted',
    settledAt: '2027-02-20T08:00:03.000Z',
    failure: null,
    ...given,
  };
}

/** A ride that an operator started. */
export function buildAct(given: Partial<RecordedAct> = {}): RecordedAct {
  return {
    id: 7,
    at: '2027-03-01T09:02:00.000Z',
    actorName: 'Opérateur',
    source: 'screen',
    act: 'reservations.start',
    before: { status: 'confirmed' },
    after: { status: 'in_progress' },
    ...given,
  };
}
