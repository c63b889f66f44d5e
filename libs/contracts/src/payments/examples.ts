import type { ExamplesOf } from '../shared/example.ts';
import { cardExamples } from './card-examples.ts';
import { request, transaction } from './example-transaction.ts';
import type { paymentRoutes } from './routes.ts';

/** Example requests and answers in wire form, by call. */
export const paymentExamples = {
  ...cardExamples,
  list: {
    query: { status: 'completed', type: 'payment', date_from: '2026-01-01', per_page: '15', page: '1' },
    response: {
      success: true,
      data: { current_page: 1, last_page: 1, per_page: 15, total: 1, data: [transaction] },
    },
  },
  stats: {
    response: {
      success: true,
      data: {
        total_transactions: 1,
        total_amount: 708.09,
        total_fees: 10.16,
        pending_transactions: 0,
        failed_transactions: 0,
        refunded_amount: 0,
      },
    },
  },
  methods: {
    response: {
      success: true,
      data: [
        { id: 'card', provider: 'sandbox', label: 'Carte bancaire', is_active: true },
        { id: 'wallet', provider: 'sandbox', label: 'Portefeuille électronique', is_active: true },
      ],
    },
  },
  refund: {
    params: { id: '1' },
    body: { reason: 'Trajet raccourci', amount: 50 },
    response: {
      success: true,
      message: 'Demande de remboursement soumise',
      data: request,
    },
  },
  refundRequests: {
    query: { decision: 'awaited', page: '1' },
    response: {
      success: true,
      data: {
        current_page: 1,
        last_page: 1,
        per_page: 15,
        total: 1,
        data: [
          {
            request,
            payment: { ...transaction, refundable: 658.09 },
            client_name: 'Claire Martin',
            client_email: 'claire@example.org',
            client_phone: '+33 6 12 34 56 78',
          },
        ],
      },
    },
  },
  approveRefund: {
    params: { id: '2' },
    response: {
      success: true,
      message: 'Remboursement accepté',
      data: {
        ...request,
        status: 'completed',
        decision: 'approved',
        processed_at: '2026-11-22T09:20:00.000Z',
      },
    },
  },
  declineRefund: {
    params: { id: '2' },
    body: { reason: 'Le trajet a eu lieu comme prévu' },
    response: {
      success: true,
      message: 'Demande de remboursement refusée',
      data: {
        ...request,
        status: 'cancelled',
        decision: 'declined',
        decision_reason: 'Le trajet a eu lieu comme prévu',
      },
    },
  },
  disputes: {
    query: { page: '1' },
    response: {
      success: true,
      data: {
        current_page: 1,
        last_page: 1,
        per_page: 25,
        total: 1,
        data: [
          {
            id: 2,
            provider: 'stripe',
            reference: 'dp_1Q0kq2',
            status: 'open',
            reason: 'fraudulent',
            amount: 708.09,
            answer_by: '2026-12-05T23:59:59.000Z',
            opened_at: '2026-11-24T09:00:00.000Z',
            closed_at: null,
            payment_id: 1,
            ride: { id: 1, reference: 'LV-BZVC27RU' },
          },
        ],
      },
    },
  },
  differences: {
    query: { page: '1' },
    response: {
      success: true,
      data: {
        current_page: 1,
        last_page: 1,
        per_page: 25,
        total: 1,
        data: [
          {
            id: 3,
            provider: 'stripe',
            movement: 'payment',
            kind: 'other_amount',
            reference: 'pi_3Q0kq2',
            ours: 708.09,
            theirs: 708.9,
            happened_at: '2026-11-21T15:14:00.000Z',
            payment_id: 1,
            ride: { id: 1, reference: 'LV-BZVC27RU' },
          },
        ],
      },
    },
  },
  closeDifference: {
    params: { id: '3' },
    body: { note: 'Corrigé chez Stripe' },
    response: { success: true, message: 'Enregistré' },
  },
  export: {
    query: { status: 'completed' },
    response:
      '\uFEFFtransaction_id,created_at,type,status,provider,method,amount,fee,net_amount,currency,reservation,pickup_address,destination_address,pickup_datetime,description\r\n' +
      'TX-5E8CBD07C572,2026-11-21T15:13:59.962Z,payment,completed,sandbox,card,708.09,10.16,697.93,EUR,LV-BZVC27RU,Aéroport Paris-Charles de Gaulle,Reims,2027-06-10 10:00,LV-BZVC27RU\r\n',
  },
  read: { params: { id: '1' }, response: { success: true, data: transaction } },
} satisfies Partial<ExamplesOf<typeof paymentRoutes>>;
