import type { ExamplesOf } from '../shared/example.ts';
import { transaction } from '../payments/examples.ts';
import type { reservationRoutes } from './routes.ts';

const reservation = {
  id: 1,
  reference: 'LV-BZVC27RU',
  status: 'confirmed',
  vehicule_id: 1,
  vehicule: { id: 1, name: 'Mercedes Classe E', type: 'berline', image: null },
  service_type: null,
  plan: null,
  pickup_address: 'Aéroport Paris-Charles de Gaulle',
  destination_address: 'Reims',
  stops: [],
  round_trip: false,
  return_pickup_address: null,
  return_destination_address: null,
  pickup_datetime: '2027-06-10 10:00:00',
  return_datetime: null,
  timezone: 'Europe/Paris',
  passengers_count: 2,
  special_requests: 'Siège auto à l’arrière',
  extras: [{ code: 'meet_and_greet', quantity: 1 }],
  total_price: 708.09,
  lines: [{ code: 'base', amount: 18, detail: {} }],
  distance_km: 147.54,
  distance_text: '147,5 km',
  duration_seconds: 6581,
  duration_text: '1 h 50',
  client_name: 'Claire Martin',
  client_email: 'claire.martin@example.org',
  client_phone: '+33 6 12 34 56 78',
  payment_provider: 'card',
  payment_intent_id: 'pi_sandbox_eu1UmyKx4OPZzihCn01rc6HO',
  payment_status: 'paid',
  hold_expires_at: null,
  can_cancel: true,
  cancellation_reason: null,
  refunds: [],
  refund_schedule: [{ until: '2027-06-08T08:00:00.000Z', amount: 708.09, channel: 'self_service' }],
  created_at: '2026-11-21T15:13:59.873Z',
} as const;

/** The answer to the operator who changes the status of a ride. */
const changed = <const Changes>(changes: Changes) =>
  ({
    success: true,
    message: 'Réservation mise à jour',
    data: { reservation: { ...reservation, ...changes }, transactions: [transaction] },
  }) as const;

/** Example requests and answers in wire form, by call. */
export const reservationExamples = {
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
  list: {
    query: {
      status: 'confirmed',
      date_from: '2027-06-01',
      date_to: '2027-06-30',
      search: 'Reims',
      page: '1',
    },
    response: {
      success: true,
      data: { current_page: 1, last_page: 1, per_page: 10, total: 1, data: [reservation] },
    },
  },
  stats: {
    response: {
      success: true,
      data: {
        total: 1,
        pending: 0,
        confirmed: 1,
        in_progress: 0,
        completed: 0,
        cancelled: 0,
        total_spent: 708.09,
      },
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
  read: {
    params: { id: '1' },
    response: { success: true, data: { reservation, transactions: [transaction] } },
  },
  eligibility: {
    params: { id: '1' },
    response: {
      success: true,
      data: {
        can_cancel: true,
        message: 'Vous pouvez annuler cette réservation et être remboursé intégralement.',
        pickup_datetime_formatted: 'jeudi 10 juin 2027, 10:00',
        cancellation_deadline_formatted: 'mardi 8 juin 2027, 10:00',
        hours_until_deadline: 4768,
        time_until_deadline: '198 j 16 h',
        cancellation_rule: 'Annulation gratuite jusqu’à 48 heures avant le départ',
        refund_amount: 708.09,
        phone: '+33 1 99 00 05 10',
      },
    },
  },
  cancel: {
    params: { id: '1' },
    body: { reason: 'Vol annulé' },
    response: {
      success: true,
      message: 'Votre réservation a été annulée avec succès. Un remboursement sera traité si applicable.',
      data: {
        reservation: {
          ...reservation,
          status: 'cancelled',
          payment_status: 'refunded',
          can_cancel: false,
          cancellation_reason: 'Vol annulé',
          refunds: [
            { amount: 708.09, status: 'completed', decision: null, created_at: '2026-11-21T15:14:00.653Z' },
          ],
        },
        transactions: [
          { ...transaction, status: 'refunded', refundable: 0 },
          {
            ...transaction,
            id: 2,
            transaction_id: 'TX-0CAB18169E01',
            type: 'refund',
            payment_intent_id: null,
            parent_id: 1,
            refundable: 0,
            created_at: '2026-11-21T15:14:00.653Z',
            processed_at: '2026-11-21T15:14:00.862Z',
          },
        ],
      },
    },
  },
  confirm: {
    params: { id: '1' },
    response: changed({ status: 'confirmed', can_cancel: true }),
  },
  start: {
    params: { id: '1' },
    response: changed({ status: 'in_progress', can_cancel: false }),
  },
  complete: {
    params: { id: '1' },
    response: changed({ status: 'completed', can_cancel: false }),
  },
  rideSheet: {
    params: { id: '1' },
    response: {
      success: true,
      data: {
        id: reservation.id,
        reference: reservation.reference,
        status: reservation.status,
        vehicule: reservation.vehicule,
        pickup_address: reservation.pickup_address,
        destination_address: reservation.destination_address,
        stops: reservation.stops,
        pickup_datetime: reservation.pickup_datetime,
        return_datetime: reservation.return_datetime,
        timezone: reservation.timezone,
        passengers_count: reservation.passengers_count,
        special_requests: reservation.special_requests,
        client_name: 'Claire M.',
        client_email: null,
        client_phone: null,
        operator_phone: '+33 1 99 00 05 10',
      },
    },
  },
  noShow: {
    params: { id: '1' },
    response: changed({ status: 'cancelled', can_cancel: false }),
  },
} satisfies Partial<ExamplesOf<typeof reservationRoutes>>;
