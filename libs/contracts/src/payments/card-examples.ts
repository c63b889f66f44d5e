import type { ExamplesOf } from '../shared/example.ts';
import type { paymentRoutes } from './routes.ts';

/** Example calls about saved cards. */
export const cardExamples = {
  cards: {
    response: {
      success: true,
      data: [
        {
          id: 'pm_sandbox_5f1c0d9e',
          brand: 'visa',
          last_four: '4242',
          expiry_month: 12,
          expiry_year: 2034,
          is_default: true,
        },
      ],
    },
  },
  addCard: {
    headers: { 'idempotency-key': '6f1d0f0e-3a57-4a3b-9a41-5f9f4b3c6f10' },
    body: { payment_method_id: 'pm_card_threeDSecure2Required' },
    response: {
      success: true,
      data: {
        id: 'seti_sandbox_9a1f3c5e',
        status: 'requires_action',
        challenge: { kind: 'three_d_secure', url: '/api/sandbox/setup/seti_sandbox_9a1f3c5e' },
      },
    },
  },
  confirmCard: {
    params: { id: 'seti_sandbox_9a1f3c5e' },
    response: { success: true, data: { id: 'seti_sandbox_9a1f3c5e', status: 'saved', challenge: null } },
  },
  preferCard: {
    params: { id: 'pm_sandbox_5f1c0d9e' },
    response: { success: true, message: 'Cette carte sera proposée en premier' },
  },
  removeCard: {
    params: { id: 'pm_sandbox_5f1c0d9e' },
    response: { success: true, message: 'Carte supprimée' },
  },
} satisfies Partial<ExamplesOf<typeof paymentRoutes>>;
