import { idParams } from '../shared/query.ts';
import { defineRoute } from '../shared/route.ts';
import * as payments from './schemas.ts';

export const paymentRoutes = {
  list: defineRoute({
    id: 'payments.list',
    method: 'GET',
    path: '/payments',
    auth: 'customer',
    summary: "The customer's own transactions",
    query: payments.paymentQuery,
    response: payments.paymentListAnswer,
  }),
  stats: defineRoute({
    id: 'payments.stats',
    method: 'GET',
    path: '/payments/stats/overview',
    auth: 'customer',
    summary: "Totals over the customer's own transactions",
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
} as const;
