import type { ExamplesOf } from '../shared/example.ts';
import type { paymentRoutes } from './routes.ts';

/** A completed payment in wire form. */
export const transaction = {
  id: 1,
  transaction_id: 'TX-5E8CBD07C572',
  provider: 'sandbox',
  method: 'card',
  type: 'payment',
  status: 'completed',
  amount: 708.09,
  currency: 'EUR',
  fee: 10.16,
  net_amount: 697.93,
  description: 'LV-BZVC27RU',
  payment_intent_id: 'pi_sandbox_eu1UmyKx4OPZzihCn01rc6HO',
  parent_id: null,
  refundable: 708.09,
  decision: null,
  decision_reason: null,
  created_at: '2026-11-21T15:13:59.962Z',
  processed_at: '2026-11-21T15:14:00.118Z',
  failed_at: null,
  reservation: {
    id: 1,
    reference: 'LV-BZVC27RU',
    pickup_address: 'Aéroport Paris-Charles de Gaulle',
    stops: ['Meaux'],
    destination_address: 'Reims',
    pickup_datetime: '2027-06-10 10:00:00',
  },
} as const;

const request = {
  ...transaction,
  id: 2,
  transaction_id: 'TX-0CAB18169E01',
  type: 'partial_refund',
  status: 'pending',
  amount: 50,
  fee: 0,
  net_amount: 50,
  description: 'Trajet raccourci',
  payment_intent_id: null,
  parent_id: 1,
  refundable: 0,
  decision: 'awaited',
  processed_at: null,
} as const;

/** Example requests and answers in wire form, by call. */
export const paymentExamples = {
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
  export: {
    query: { status: 'completed' },
    response:
      '\uFEFFtransaction_id,created_at,type,status,provider,method,amount,fee,net_amount,currency,reservation,pickup_address,destination_address,pickup_datetime,description\r\n' +
      'TX-5E8CBD07C572,2026-11-21T15:13:59.962Z,payment,completed,sandbox,card,708.09,10.16,697.93,EUR,LV-BZVC27RU,Aéroport Paris-Charles de Gaulle,Reims,2027-06-10 10:00,LV-BZVC27RU\r\n',
  },
  read: { params: { id: '1' }, response: { success: true, data: transaction } },
} satisfies Partial<ExamplesOf<typeof paymentRoutes>>;
