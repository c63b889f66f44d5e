import { transaction } from '../payments/example-transaction.ts';
import type { ExamplesOf } from '../shared/example.ts';
import { reservation } from './example-reservation.ts';
import type { reservationRoutes } from './routes.ts';

/** Example calls with which a customer books. */
export const bookingExamples = {
  create: {
    headers: { 'idempotency-key': '5f0c1f1e-6a52-4d0f-9a37-9d7d2c1b1e10' },
    body: {
      vehicule_id: 1,
      pickup_address: 'Aéroport Paris-Charles de Gaulle',
      destination_address: 'Reims',
      pickup_datetime: '2027-06-10 10:00:00',
      extras: [{ code: 'meet_and_greet', quantity: 1 }],
      client_name: 'Claire Martin',
      client_email: 'claire.martin@example.org',
      client_phone: '+33 6 12 34 56 78',
      passengers_count: 2,
      bags_count: 2,
      flight_number: 'AF1234',
      sign_name: 'Mme Martin',
      special_requests: 'Siège auto à l’arrière',
      quote: 'eyJmaW5nZXJwcmludCI6IjRuZ2d…fQ.9sYl4cVqJf0nA2kR',
      payment_provider: 'card',
      payment_method_id: 'pm_card_threeDSecure2Required',
      return_path: '/reservation?step=4',
    },
    response: {
      success: true,
      message: 'Votre banque demande une vérification',
      data: {
        status: 'requires_action',
        reservation: {
          ...reservation,
          status: 'pending',
          payment_status: 'pending',
          hold_expires_at: '2026-11-21T15:28:59.873Z',
        },
        payment: { ...transaction, status: 'pending', refundable: 0, processed_at: null },
        payment_intent: { id: 'pi_sandbox_eu1UmyKx4OPZzihCn01rc6HO', status: 'requires_action' },
        payment_intent_id: 'pi_sandbox_eu1UmyKx4OPZzihCn01rc6HO',
        approval_url: null,
        challenge: {
          kind: 'three_d_secure',
          url: '/api/sandbox/challenge/pi_sandbox_eu1UmyKx4OPZzihCn01rc6HO',
        },
        transactions: [{ ...transaction, status: 'pending', refundable: 0, processed_at: null }],
      },
    },
  },
  confirmPayment: {
    params: { id: '1' },
    body: { payment_intent_id: 'pi_sandbox_eu1UmyKx4OPZzihCn01rc6HO' },
    response: {
      success: true,
      message: 'Paiement confirmé',
      data: { status: 'succeeded', reservation, transactions: [transaction], challenge: null },
    },
  },
  checkAvailability: {
    body: { vehicule_id: 1, pickup_datetime: '2027-06-12 10:00:00', return_datetime: '2027-06-12 18:00:00' },
    response: {
      success: true,
      message: 'Le véhicule est disponible pour cette période',
      available: true,
      is_available: true,
    },
  },
} satisfies Partial<ExamplesOf<typeof reservationRoutes>>;
