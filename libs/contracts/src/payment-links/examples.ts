import type { ExamplesOf } from '../shared/example.ts';
import type { paymentLinkRoutes } from './routes.ts';

const params = { key: 'LV-BZVC27RU.9sYl4cVqJf0nA2kR' } as const;

/** Example requests and answers in wire form, by call. */
export const paymentLinkExamples = {
  read: {
    params,
    response: {
      success: true,
      data: {
        reference: 'LV-BZVC27RU',
        state: 'open',
        expires_at: '2027-06-09T08:00:00.000Z',
        pickup_datetime: '2027-06-10 10:00:00',
        timezone: 'Europe/Paris',
        addresses: ['Aéroport Paris-Charles de Gaulle', 'Reims'],
        vehicule: 'Mercedes Classe E',
        total_price: 708.09,
      },
    },
  },
  pay: {
    params,
    body: { payment_provider: 'card', payment_method_id: 'pm_card_visa' },
    response: {
      success: true,
      message: 'Paiement confirmé',
      data: { status: 'succeeded', challenge: null },
    },
  },
} as const satisfies ExamplesOf<typeof paymentLinkRoutes>;
