import type { Language } from '@livree/contracts';
import type { Config } from '../config.ts';
import {
  acceptedChangeLetter,
  declinedChangeLetter,
} from '../domains/reservations/mails/change-request-letters.ts';
import { flightLetter, type FlightMailNews } from '../domains/reservations/mails/flight-letter.ts';
import { guestLetter } from '../domains/reservations/mails/guest-letter.ts';
import {
  linkEndedLetter,
  linkEndedMail,
  paymentLetter,
} from '../domains/reservations/mails/payment-letters.ts';
import {
  cancellationLetter,
  chauffeurLetter,
  completedLetter,
  confirmationLetter,
  declinedRefundLetter,
  failedRefundLetter,
  type MailedReservation,
  refundLetter,
  returnedPaymentLetter,
} from '../domains/reservations/mails/reservation-letters.ts';
import { rideLinks } from '../domains/reservations/mails/ride-links.ts';
import { withoutTypedTexts } from '../domains/reservations/mails/without-typed-texts.ts';
import { paymentPage } from '../domains/reservations/model/payment-link.ts';
import { type Letter, type Message, writeMail } from '../platform/mail/index.ts';
import type { Typed } from './typed.ts';

function sampleRide(language: Language, { name, address, note }: Typed, config: Config): MailedReservation {
  return {
    language,
    reference: 'LV-1042',
    clientName: name,
    pickupAt: new Date('2026-12-01T04:10:00Z'),
    returnAt: new Date('2026-12-04T17:30:00Z'),
    timeZone: 'Europe/Paris',
    addresses: [address, '9 rue de Maubeuge, 75009 Paris', 'Aéroport Paris-Charles-de-Gaulle, terminal 2E'],
    returnRoute: ['Aéroport Paris-Charles-de-Gaulle, terminal 2E', address],
    vehicle: 'Mercedes Classe E',
    passengers: 2,
    bags: 2,
    extras: [{ code: 'child_seat', quantity: 2 }],
    flightNumber: 'XX 0421',
    flightDate: null,
    flight: null,
    trainNumber: null,
    returnFlightNumber: 'XX 0422',
    returnFlightDate: null,
    returnFlight: null,
    returnTrainNumber: null,
    signName: name,
    childAges: [2, 4],
    childSeats: ['child', 'booster'],
    traveller: { name, phone: '+33 6 00 00 00 01' },
    specialRequests: note,
    hire: null,
    freeWaiting: { minutes: 60, place: 'airport' },
    returnWaiting: { minutes: 60, place: 'airport' },
    totalCents: 16_470,
    chauffeur: { name, phone: '+33 6 99 00 05 11', plate: 'GA-123-BC' },
    links: rideLinks(config, { id: 1042, reference: 'LV-1042' }, language),
    lines: [
      { code: 'base', cents: 15_470, detail: {} },
      { code: 'child_seat', cents: 1000, detail: {} },
    ],
    freeUntil: new Date('2026-11-29T04:10:00Z'),
    isPaid: true,
    isPaidElsewhere: false,
    isGuest: false,
  };
}

const flight: MailedReservation['flight'] = {
  number: 'XX 0421',
  date: '2026-12-01',
  state: 'scheduled',
  source: 'sandbox',
  isSandbox: true,
  scheduledAt: '2026-12-01T02:25:00.000Z',
  expectedAt: '2026-12-01T03:10:00.000Z',
  checkedAt: '2026-11-30T20:00:00.000Z',
  bookedPickupAt: '2026-12-01T04:25',
  isPickupStuck: false,
  waitsUntil: '2026-12-01T05:10:00.000Z',
};

const movedFrom = (leg: 'outbound' | 'return', before: string) =>
  ({ leg, news: 'moved', previousAt: new Date(before) }) as const;
const outbound = (news: FlightMailNews) => ({ leg: 'outbound', news, previousAt: null }) as const;
const back = (news: FlightMailNews) => ({ leg: 'return', news, previousAt: null }) as const;

/** Every mail about a ride, by name. */
export function sampleRideMails(language: Language, typed: Typed, config: Config): Record<string, Message> {
  const ride = sampleRide(language, typed, config);
  const letters: Record<string, Letter> = {
    confirmation: confirmationLetter(ride),
    'confirmation-guest': confirmationLetter({ ...withoutTypedTexts(ride), isGuest: true }),
    'confirmation-unconfirmed': confirmationLetter(withoutTypedTexts(ride)),
    cancellation: cancellationLetter(ride, ride.totalCents),
    completed: completedLetter(ride),
    chauffeur: chauffeurLetter(ride),
    'flight-moved': flightLetter({ ...ride, flight }, movedFrom('outbound', '2026-12-01T03:25:00Z')),
    'flight-stuck': flightLetter({ ...ride, flight }, outbound('stuck')),
    'flight-cancelled': flightLetter(ride, outbound('cancelled')),
    'flight-diverted': flightLetter(ride, outbound('diverted')),
    'return-flight-moved': flightLetter(
      { ...ride, returnFlight: flight },
      movedFrom('return', '2026-12-04T16:30:00Z'),
    ),
    'return-flight-stuck': flightLetter({ ...ride, returnFlight: flight }, back('stuck')),
    'return-flight-cancelled': flightLetter(ride, back('cancelled')),
    'return-flight-diverted': flightLetter(ride, back('diverted')),
    'accepted-change': acceptedChangeLetter(ride, 3570, new Date('2026-11-30T17:00:00Z')),
    'declined-change': declinedChangeLetter(ride, typed.note),
    refund: refundLetter(ride, 5000, typed.note),
    'declined-refund': declinedRefundLetter(ride, 5000, typed.note),
    'failed-refund': failedRefundLetter(ride, 5000),
    'returned-payment': returnedPaymentLetter(ride, ride.totalCents),
    'payment-link': paymentLetter(ride, {
      url: paymentPage(config, ride.reference, language),
      until: new Date('2026-11-30T17:00:00Z'),
    }),
    'payment-link-ended': linkEndedLetter(ride),
  };
  const guest = { ...ride, clientName: typed.name };
  const mails = Object.entries(letters).map(([name, letter]): [string, Message] => [
    name,
    { kind: 'ride', to: 'zoe@example.org', ...writeMail(letter, config) },
  ]);
  const guestMail = writeMail(guestLetter(guest, 'booked', config.brand.name), config);
  return {
    ...Object.fromEntries(mails),
    'payment-link-ended-operator': linkEndedMail(
      ride.reference,
      `${config.siteUrl}/operations/rides/1042`,
      config,
    ),
    guest: { kind: 'guest', to: 'guest@example.org', ...guestMail },
  };
}
