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
  readChallenge: defineRoute({
    id: 'payments.readChallenge',
    method: 'GET',
    path: '/sandbox/challenges/{token}',
    auth: 'public',
    summary: 'What a sandbox challenge or wallet approval asks for',
    params: payments.challengeParams,
    response: payments.challengeAnswer,
  }),
  settleChallenge: defineRoute({
    id: 'payments.settleChallenge',
    method: 'POST',
    path: '/sandbox/challenges/{token}',
    auth: 'public',
    summary: 'Accept or cancel a sandbox challenge or wallet approval',
    params: payments.challengeParams,
    body: payments.challengeOutcome,
    response: payments.challengeAnswer,
  }),
  sandboxWebhook: defineRoute({
    id: 'payments.sandboxWebhook',
    method: 'POST',
    path: '/webhooks/sandbox',
    auth: 'public',
    summary: 'Event of the sandbox provider, signed over the raw body',
    body: payments.sandboxEvent,
    response: payments.webhookAnswer,
  }),
} as const;
