import type { ExamplesOf } from '../shared/example.ts';
import { askedChange } from './change-request-examples.ts';
import type { changeRoutes } from './change-routes.ts';
import { reservationExamples } from './examples.ts';

const { data } = reservationExamples.read.response;

const late = { can_change: false, change_until: '2027-06-08T08:00:00.000Z', changes: [] };

/** Example requests and answers in wire form, by call. */
export const changeExamples = {
  list: {
    params: { id: '1' },
    response: {
      success: true,
      data: {
        can_change: true,
        change_until: '2027-06-08T08:00:00.000Z',
        changes: [
          {
            made_at: '2026-11-22T09:00:00.000Z',
            changed: ['time'],
            previous_pickup_at: '2027-06-10 05:10:00',
            pickup_datetime: '2027-06-10 10:00:00',
            previous_price: 920.52,
            total_price: 708.09,
          },
        ],
      },
    },
  },
  quote: {
    params: { id: '1' },
    body: { pickup_datetime: '2027-06-10 12:00:00', passengers_count: 3 },
    response: {
      success: true,
      data: {
        quote: 'eyJmaW5nZXJwcmludCI6IjRuZ2d…fQ.9sYl4cVqJf0nA2kR',
        expires_at: '2026-11-21T15:45:00.000Z',
        previous_price: 708.09,
        total_price: 708.09,
        lines: [{ code: 'base', amount: 18, detail: {} }],
        is_available: true,
        pickup_datetime: '2027-06-10 12:00:00',
        timezone: 'Europe/Paris',
        free_until: '2027-06-08T10:00:00.000Z',
      },
    },
  },
  make: {
    params: { id: '1' },
    body: {
      pickup_datetime: '2027-06-10 12:00:00',
      passengers_count: 3,
      quote: 'eyJmaW5nZXJwcmludCI6IjRuZ2d…fQ.9sYl4cVqJf0nA2kR',
    },
    response: {
      success: true,
      message: 'Votre trajet est modifié',
      data: { ...data, status: 'succeeded', challenge: null },
    },
  },
  request: {
    params: { id: '1' },
    body: {
      pickup_datetime: '2027-06-10 12:00:00',
      quote: 'eyJmaW5nZXJwcmludCI6IjRuZ2d…fQ.9sYl4cVqJf0nA2kR',
    },
    response: { success: true, data: { ...late, can_request: false, request: askedChange } },
  },
  withdraw: {
    params: { id: '1' },
    response: {
      success: true,
      data: { ...late, can_request: true, request: { ...askedChange, status: 'withdrawn' } },
    },
  },
} satisfies Partial<ExamplesOf<typeof changeRoutes>>;
