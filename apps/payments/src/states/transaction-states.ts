import { buildTransaction } from '@livree/testing/builders';
import type { State } from '@livree/testing/states';

const at = '/payments';
const now = '2027-03-01T09:00:00Z';
const customer = true;

const one = (given: Parameters<typeof buildTransaction>[0]) => ({ transactions: [buildTransaction(given)] });
const details = [{ press: 'list.detailsOf' }];
const refund = [...details, { press: 'list.refund' }];
const wish = [...refund, { fill: 'refund.reason', with: 'Vol annulé' }, { press: 'refund.submit' }];

/** The list of payments, one of them, and its refund. */
export const transactionStates: readonly State[] = [
  { name: 'payments', at, now, customer, says: ['title', 'counters.total', 'list.range'] },
  {
    name: 'payments on their way',
    at,
    now,
    customer,
    answers: { 'payments.list': 'silent' },
    says: ['title'],
  },
  {
    name: 'payments failed',
    at,
    now,
    customer,
    answers: { 'payments.list': 'nonsense' },
    says: ['list.failedTitle', 'common:errors.contract'],
  },
  {
    name: 'payments without a connection',
    at,
    now,
    customer,
    answers: { 'payments.list': 'network' },
    says: ['list.failedTitle', 'common:errors.network'],
  },
  {
    name: 'payments failed here',
    at,
    now,
    customer,
    answers: { 'payments.list': '500' },
    says: ['list.failedTitle', 'list.failed'],
  },
  {
    name: 'statistics failed',
    at,
    now,
    customer,
    answers: { 'payments.stats': '500' },
    says: ['list.statsFailed'],
  },
  {
    name: 'no payments',
    at,
    now,
    customer,
    given: { transactions: [] },
    says: ['list.empty', 'list.emptyText'],
  },
  {
    name: 'no payment of a filter',
    at: '/payments?status=failed',
    now,
    customer,
    says: ['list.noMatch', 'list.noMatchText', 'list.resetFilters'],
  },
  { name: 'filters', at, now, customer, acts: [{ press: 'filters.toggle' }], says: ['filters.provider'] },
  {
    name: 'export failed',
    at,
    now,
    customer,
    answers: { 'payments.export': '500' },
    acts: [{ press: 'header.export' }],
    says: ['header.exportFailed'],
  },
  {
    name: 'payment',
    at,
    now,
    customer,
    given: one({}),
    acts: details,
    says: ['details.title', 'details.net'],
  },
  {
    name: 'payment, refund awaited',
    at,
    now,
    customer,
    given: one({ type: 'refund', status: 'pending', decision: 'awaited' }),
    acts: details,
    says: ['details.awaited'],
  },
  {
    name: 'payment, refund declined',
    at,
    now,
    customer,
    given: one({ type: 'refund', status: 'cancelled', decision: 'declined', decisionReason: 'Hors délai' }),
    acts: details,
    says: ['details.declined', '=Hors délai'],
  },
  {
    name: 'payment, refund superseded',
    at,
    now,
    customer,
    given: one({ type: 'refund', status: 'cancelled', decision: 'superseded' }),
    acts: details,
    says: ['details.superseded'],
  },
  {
    name: 'refund',
    at,
    now,
    customer,
    given: one({}),
    acts: refund,
    says: ['refund.title', 'refund.review'],
  },
  {
    name: 'refund without a reason',
    at,
    now,
    customer,
    given: one({}),
    acts: [...refund, { press: 'refund.submit' }],
    says: ['refund.fault.reason'],
  },
  {
    name: 'refund of too much',
    at,
    now,
    customer,
    given: one({}),
    acts: [
      ...refund,
      { fill: 'refund.reason', with: 'Vol annulé' },
      { fill: 'refund.amount', with: '9999' },
      { press: 'refund.submit' },
    ],
    says: ['refund.fault.amount'],
  },
  {
    name: 'refund failed',
    at,
    now,
    customer,
    given: one({}),
    answers: { 'payments.refund': '500' },
    acts: wish,
    says: ['refund.failed'],
  },
  {
    name: 'refund of what is refunded already',
    at,
    now,
    customer,
    given: one({}),
    answers: { 'payments.refund': { code: 'payments.not_refundable' } },
    acts: wish,
    says: ['refund.failed', 'api:payments.not_refundable'],
  },
];
