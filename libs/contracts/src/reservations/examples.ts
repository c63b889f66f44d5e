import { transaction } from '../payments/example-transaction.ts';
import type { ExamplesOf } from '../shared/example.ts';
import { bookingExamples } from './booking-examples.ts';
import { reservation } from './example-reservation.ts';
import { operatorExamples } from './operator-examples.ts';
import type { reservationRoutes } from './routes.ts';

/** Example requests and answers in wire form, by call. */
export const reservationExamples = {
  ...bookingExamples,
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
  ...operatorExamples,
} satisfies Partial<ExamplesOf<typeof reservationRoutes>>;
