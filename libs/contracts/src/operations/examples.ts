import type { ExamplesOf } from '../shared/example.ts';
import type { operationsRoutes } from './routes.ts';

/** What is sent and answered on the wire, by call. */
export const operationsExamples = {
  day: {
    query: { date: '2026-06-10' },
    response: {
      success: true,
      data: {
        date: '2026-06-10',
        starts_at: '2026-06-09T22:00:00.000Z',
        ends_at: '2026-06-10T22:00:00.000Z',
        timezone: 'Europe/Paris',
        vehicles: [{ id: 1, name: 'Mercedes-Benz Classe E', seats: 4 }],
        rides: [
          {
            id: 12,
            reference: 'LV-7K2M9Q',
            status: 'confirmed',
            is_paid: true,
            vehicle_id: 1,
            starts_at: '2026-06-10T08:00:00.000Z',
            ends_at: '2026-06-10T10:00:00.000Z',
            pickup_address: '14 rue de la Paix, Paris',
            destination_address: 'Aéroport Paris-Charles-de-Gaulle',
            client_name: 'Claire Martin',
            total_price: 164.7,
          },
        ],
      },
    },
  },
  needs: {
    response: {
      success: true,
      data: [
        {
          kind: 'unpaid',
          count: 1,
          items: [{ id: 12, name: 'LV-7K2M9Q', since: '2026-06-02T08:00:00.000Z' }],
        },
      ],
    },
  },
  acts: {
    query: { subject: 'reservations', id: '12' },
    response: {
      success: true,
      data: [
        {
          id: 7,
          at: '2026-06-10T08:05:00.000Z',
          actor_name: 'Opérateur',
          source: 'screen',
          act: 'reservations.start',
          before: { status: 'confirmed' },
          after: { status: 'in_progress' },
        },
      ],
    },
  },
  findActs: {
    query: {
      actor: 'martin',
      source: 'screen',
      act: 'start',
      subject: 'reservations',
      date_from: '2026-06-01',
      date_to: '2026-06-30',
      page: '1',
    },
    response: {
      success: true,
      data: {
        data: [
          {
            id: 7,
            at: '2026-06-10T08:05:00.000Z',
            actor_name: 'Opérateur',
            source: 'screen',
            act: 'reservations.start',
            subject: 'reservations',
            subject_id: '12',
            before: { status: 'confirmed' },
            after: { status: 'in_progress' },
          },
        ],
        current_page: 1,
        last_page: 1,
        per_page: 50,
        total: 1,
      },
    },
  },
  events: {
    headers: { 'last-event-id': '7345:7349:7346' },
    response: {
      has_missed: false,
      events: [{ type: 'insert', subject: 'reservations', subject_id: 12, at: '2026-06-10T08:05:00.000Z' }],
    },
  },
} as const satisfies ExamplesOf<typeof operationsRoutes>;
