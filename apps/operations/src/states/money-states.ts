import { buildDifference, buildDispute, buildTransaction } from '@livree/testing/builders';
import { shareSituation, type State } from '@livree/testing/states';

const taken = buildTransaction({
  id: 41,
  createdAt: '2027-03-01T08:00:00.000Z',
  processedAt: '2027-03-01T08:00:00.000Z',
});
const given = buildTransaction({
  ...taken,
  id: 42,
  type: 'partial_refund',
  parentId: 41,
  createdAt: '2027-03-02T08:00:00.000Z',
  processedAt: '2027-03-02T08:00:00.000Z',
});
const failed = buildTransaction({ ...taken, id: 43, status: 'failed', processedAt: null });

const money = { at: '/operations/money', operator: true } as const;

/** The states of the money. */
export const moneyStates: readonly State[] = shareSituation(money, [
  {
    name: 'money of a month',
    given: { transactions: [given, failed, taken] },
    says: ['frame.money', 'money.gross', 'money.accounts', 'money.dayReportHint', 'money.noPaper'],
  },
  {
    name: 'money of a day',
    at: '/operations/money?day=2027-03-01&type=payment&status=completed',
    given: { transactions: [given, failed, taken] },
    says: ['money.gross', 'common:transactionType.payment'],
  },
  { name: 'a month without money', given: { transactions: [] }, says: ['money.none', 'money.fees'] },
  {
    name: 'money on its way',
    answers: { 'money.sums': 'silent', 'money.list': 'silent' },
    says: ['frame.money'],
  },
  { name: 'money failed', answers: { 'money.sums': '500', 'money.list': '500' }, says: ['frame.failed'] },
  {
    name: 'a payment',
    at: '/operations/money/41',
    given: { transactions: [taken] },
    says: ['refund.amountHint', 'refund.reasonHint', 'refund.left'],
  },
  {
    name: 'a payment of which nothing is left',
    at: '/operations/money/41',
    given: {
      transactions: [{ ...taken, status: 'refunded', refundable: { ...taken.refundable, cents: 0 } }],
    },
    says: ['refund.nothingLeft'],
  },
  {
    name: 'a refund without a reason',
    at: '/operations/money/41',
    given: { transactions: [taken] },
    acts: [{ press: 'refund.submit' }],
    says: ['api:validation.refund_reason'],
  },
  {
    name: 'a refund that is no amount',
    at: '/operations/money/41',
    given: { transactions: [taken] },
    acts: [
      { fill: 'ride.amount', with: 'douze' },
      { fill: 'refund.reason', with: 'Attente' },
      { press: 'refund.submit' },
    ],
    says: ['api:validation.refund_amount'],
  },
  {
    name: 'a refund that another operator has overtaken',
    at: '/operations/money/41',
    given: { transactions: [taken] },
    answers: { 'payments.refund': { code: 'operations.overtaken' } },
    acts: [{ fill: 'refund.reason', with: 'Attente' }, { press: 'refund.submit' }],
    says: ['refund.overtaken'],
  },
  {
    name: 'a payment that does not exist',
    at: '/operations/money/999',
    says: ['frame.missing', 'api:payments.not_found'],
  },
  {
    name: 'differences with providers',
    at: '/operations/money/differences',
    given: {
      differences: [
        buildDifference(),
        buildDifference({
          id: 4,
          kind: 'missing_here',
          movement: 'refund',
          ours: null,
          paymentId: null,
          ride: null,
        }),
        buildDifference({ id: 5, kind: 'missing_there', theirs: null }),
      ],
    },
    says: ['difference.title', 'difference.note', 'difference.close'],
  },
  {
    name: 'a difference closed without a note',
    at: '/operations/money/differences',
    given: { differences: [buildDifference()] },
    acts: [{ press: 'difference.close' }],
    says: ['api:validation.required'],
  },
  {
    name: 'a difference that is closed',
    at: '/operations/money/differences',
    given: { differences: [buildDifference()] },
    acts: [{ fill: 'difference.note', with: 'Corrigé chez Stripe' }, { press: 'difference.close' }],
    says: ['difference.none', 'difference.noneText'],
  },
  {
    name: 'differences failed',
    at: '/operations/money/differences',
    answers: { 'payments.differences': '500' },
    says: ['frame.failed'],
  },
  {
    name: 'disputes',
    at: '/operations/money/disputes',
    given: {
      disputes: [
        buildDispute(),
        buildDispute({ id: 3, status: 'lost', closedAt: '2027-02-28T10:00:00.000Z' }),
        buildDispute({ id: 4, status: 'won', closedAt: '2027-02-27T10:00:00.000Z' }),
      ],
    },
    says: ['dispute.title', 'dispute.told', 'dispute.lost', 'dispute.won'],
  },
  { name: 'no dispute', at: '/operations/money/disputes', says: ['dispute.none'] },
  {
    name: 'a dispute on the page of the day',
    at: '/operations',
    given: { disputes: [buildDispute()], transactions: [], reviews: [], reservations: [] },
    says: ['needs.until'],
  },
  {
    name: 'disputes failed',
    at: '/operations/money/disputes',
    answers: { 'payments.disputes': '500' },
    says: ['frame.failed'],
  },
]);
