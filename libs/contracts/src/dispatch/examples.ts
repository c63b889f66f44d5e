import { changeExamples } from '../reservations/change-examples.ts';
import { askedChange } from '../reservations/change-request-examples.ts';
import { reservationExamples } from '../reservations/examples.ts';
import type { ExamplesOf } from '../shared/example.ts';
import type { dispatchRoutes } from './routes.ts';

const params = { id: '1' };
const move = { vehicule_id: 2, pickup_datetime: '2027-06-10 12:00:00' };
const notes = {
  note: 'Client fidèle, préfère passer par l’A14.',
  chauffeur_name: 'Karim B.',
  chauffeur_phone: '+33 6 99 00 05 11',
  chauffeur_plate: 'GA-123-BC',
};

/** Example requests and answers in wire form, by call. */
export const dispatchExamples = {
  book: {
    headers: { 'idempotency-key': '5d0c8a6e-52f7-4f0e-9b0d-6b1d8a7f3c11' },
    body: {
      customer_id: 7,
      vehicule_id: 1,
      pickup_address: 'Aéroport Paris-Charles de Gaulle',
      destination_address: 'Reims',
      pickup_datetime: '2027-06-10 10:00:00',
      passengers_count: 2,
      quote: 'eyJmaW5nZXJwcmludCI6IjRuZ2d…fQ.9sYl4cVqJf0nA2kR',
      link_hours: 24,
    },
    response: { ...reservationExamples.read.response, message: 'Course réservée : le client reçoit le lien' },
  },
  paymentLink: {
    params,
    response: {
      success: true,
      data: {
        url: 'https://livree.example/pay?key=LV-BZVC27RU.9sYl4cVqJf0nA2kR',
        expires_at: '2027-06-09T08:00:00.000Z',
      },
    },
  },
  sendPaymentLink: {
    params,
    body: { link_hours: 24 },
    response: {
      success: true,
      message: 'Lien envoyé',
      data: {
        url: 'https://livree.example/pay?key=LV-BZVC27RU.9sYl4cVqJf0nA2kR',
        expires_at: '2027-06-09T08:00:00.000Z',
      },
    },
  },
  quoteMove: { params, body: move, response: changeExamples.quote.response },
  move: {
    params,
    body: { ...move, quote: 'eyJmaW5nZXJwcmludCI6IjRuZ2d…fQ.9sYl4cVqJf0nA2kR', keeps_price: true },
    response: { ...reservationExamples.read.response, message: 'Course modifiée, le client est prévenu' },
  },
  changeRequest: {
    params,
    response: {
      success: true,
      data: { request: askedChange, quote: changeExamples.quote.response.data, refusal: null },
    },
  },
  acceptRequest: {
    params,
    body: { quote: 'eyJmaW5nZXJwcmludCI6IjRuZ2d…fQ.9sYl4cVqJf0nA2kR', keeps_price: false },
    response: { ...reservationExamples.read.response, message: 'Demande acceptée, le client est prévenu' },
  },
  declineRequest: {
    params,
    body: { reason: 'Aucun véhicule n’est libre à cette heure.' },
    response: { ...reservationExamples.read.response, message: 'Demande refusée, le client est prévenu' },
  },
  deliveries: {
    params,
    response: {
      success: true,
      data: [
        {
          id: 32,
          kind: 'booked',
          channel: 'sms',
          addressee: 'traveller',
          address: '+33612345678',
          language: 'en',
          queued_at: '2026-11-25T09:00:02.000Z',
          attempts: 3,
          state: 'retried',
          settled_at: null,
          failure: 'unreachable',
        },
        {
          id: 31,
          kind: 'booked',
          channel: 'mail',
          addressee: 'customer',
          address: 'claire@example.org',
          language: 'fr',
          queued_at: '2026-11-25T09:00:01.000Z',
          attempts: 1,
          state: 'accepted',
          settled_at: '2026-11-25T09:00:03.000Z',
          failure: null,
        },
      ],
    },
  },
  notes: { params, response: { success: true, data: { ...notes, version: '2026-11-25T09:00:00.000Z' } } },
  saveNotes: {
    params,
    body: { ...notes, version: null },
    response: { success: true, data: { ...notes, version: '2026-11-25T09:00:00.000Z' } },
  },
} satisfies ExamplesOf<typeof dispatchRoutes>;
