import { buildTransaction } from '@livree/testing/builders';
import { shareSituation, type State } from '@livree/testing/states';

const shared = { at: '/payments', customer: true } as const;

const one = (given: Parameters<typeof buildTransaction>[0]) => ({ transactions: [buildTransaction(given)] });
const details = [{ press: 'list.detailsOf' }];
const refund = [...details, { press: 'list.refund' }];
const wish = [...refund, { fill: 'refund.reason', with: 'Vol annulé' }, { press: 'refund.submit' }];

/** The list of payments, one of them, and its refund. */
export const transactionStates: readonly State[] = shareSituation(shared, [
  { name: 'payments', says: ['title', 'counters.total', 'list.range'] },
  { name: 'payments on their way', answers: { 'payments.list': 'silent' }, says: ['title'] },
  {
    name: 'payments failed',
    answers: { 'payments.list': 'nonsense' },
    says: ['list.failedTitle', 'common:errors.contract'],
  },
  {
    name: 'payments without a connection',
    answers: { 'payments.list': 'network' },
    says: ['list.failedTitle', 'common:errors.network'],
  },
  {
    name: 'payments failed here',
    answers: { 'payments.list': '500' },
    says: ['list.failedTitle', 'list.failed'],
  },
  { name: 'statistics failed', answers: { 'payments.stats': '500' }, says: ['list.statsFailed'] },
  { name: 'no payments', given: { transactions: [] }, says: ['list.empty', 'list.emptyText'] },
  {
    name: 'no payment of a filter',
    at: '/payments?status=failed',
    says: ['list.noMatch', 'list.noMatchText', 'list.resetFilters'],
  },
  { name: 'filters', acts: [{ press: 'filters.toggle' }], says: ['filters.provider'] },
  {
    name: 'export failed',
    answers: { 'payments.export': '500' },
    acts: [{ press: 'header.export' }],
    says: ['header.exportFailed'],
  },
  { name: 'payment', given: one({}), acts: details, says: ['details.title', 'details.net'] },
  {
    name: 'payment, refund awaited',
    given: one({ type: 'refund', status: 'pending', decision: 'awaited' }),
    acts: details,
    says: ['details.awaited'],
  },
  {
    name: 'payment, refund declined',
    given: one({ type: 'refund', status: 'cancelled', decision: 'declined', decisionReason: 'Hors délai' }),
    acts: details,
    says: ['details.declined', '=Hors délai'],
  },
  {
    name: 'payment, refund superseded',
    given: one({ type: 'refund', status: 'cancelled', decision: 'superseded' }),
    acts: details,
    says: ['details.superseded'],
  },
  { name: 'refund', given: one({}), acts: refund, says: ['refund.title', 'refund.review'] },
  {
    name: 'refund without a reason',
    given: one({}),
    acts: [...refund, { press: 'refund.submit' }],
    says: ['api:validation.refund_reason'],
  },
  {
    name: 'refund of too much',
    given: one({}),
    acts: [
      ...refund,
      { fill: 'refund.reason', with: 'Vol annulé' },
      { fill: 'refund.amount', with: '9999' },
      { press: 'refund.submit' },
    ],
    says: ['refund.fault.amount'],
  },
  { name: 'refund asked for', given: one({}), acts: wish, says: ['refund.success'] },
  {
    name: 'refund of a payment that is gone',
    given: one({}),
    answers: { 'payments.refund': { code: 'payments.not_found' } },
    acts: wish,
    says: ['refund.failed', 'api:payments.not_found'],
  },
  {
    name: 'refund failed',
    given: one({}),
    answers: { 'payments.refund': '500' },
    acts: wish,
    says: ['refund.failed'],
  },
  {
    name: 'refund of what is refunded already',
    given: one({}),
    answers: { 'payments.refund': { code: 'payments.not_refundable' } },
    acts: wish,
    says: ['refund.failed', 'api:payments.not_refundable'],
  },
]);
