import { idempotencyHeaders } from '../shared/idempotency.ts';
import { idParams } from '../shared/query.ts';
import { defineRoute } from '../shared/route.ts';
import * as payments from './schemas.ts';

export const paymentRoutes = {
  list: defineRoute({
    id: 'payments.list',
    method: 'GET',
    path: '/payments',
    auth: 'customer',
    summary: "The customer's own transactions; everybody's for an operator",
    query: payments.paymentQuery,
    response: payments.paymentListAnswer,
  }),
  stats: defineRoute({
    id: 'payments.stats',
    method: 'GET',
    path: '/payments/stats/overview',
    auth: 'customer',
    summary: "Totals over the customer's own transactions; over everybody's for an operator",
    response: payments.paymentStatsAnswer,
  }),
  methods: defineRoute({
    id: 'payments.methods',
    method: 'GET',
    path: '/payments/methods/list',
    auth: 'public',
    summary: 'Ways to pay that are switched on',
    response: payments.paymentMethodsAnswer,
  }),
  read: defineRoute({
    id: 'payments.read',
    method: 'GET',
    path: '/payments/{id}',
    auth: 'customer',
    summary: 'One transaction',
    params: idParams,
    response: payments.paymentAnswer,
  }),
  refund: defineRoute({
    id: 'payments.refund',
    method: 'POST',
    path: '/payments/{id}/refund',
    auth: 'customer',
    summary: 'Give a payment back, wholly or in part',
    params: idParams,
    headers: idempotencyHeaders,
    body: payments.refundRequest,
    response: payments.paymentAnswer,
  }),
  export: defineRoute({
    id: 'payments.export',
    method: 'GET',
    path: '/payments/export',
    auth: 'customer',
    summary: 'All transactions of the list, as a file for spreadsheets',
    query: payments.exportQuery,
    response: payments.exportAnswer,
    produces: 'text/csv',
  }),
} as const;
