import { euros, type paymentRoutes, type Transaction } from '@livree/contracts';
import { answer, type Handlers } from '../handler.ts';
import { paginate } from '../paginate.ts';
import { addCard, confirmCard } from '../paying.ts';
import { recordAct } from '../record-act.ts';
import { askForRefund, decideRefund, listRefundRequests, transactionById } from '../refunding.ts';
import { FakeRefusal } from '../refusal.ts';

const sum = (transactions: readonly Transaction[]) =>
  euros(transactions.reduce((total, { amount }) => total + amount.cents, 0));

type Filter = {
  readonly [Name in 'status' | 'type' | 'provider' | 'dateFrom' | 'dateTo' | 'search']?: string | undefined;
};

const matching = (transactions: readonly Transaction[], filter: Filter) =>
  transactions.filter(
    (transaction) =>
      (!filter.status || transaction.status === filter.status) &&
      (!filter.type || transaction.type === filter.type) &&
      (!filter.provider || transaction.provider === filter.provider) &&
      (!filter.dateFrom || transaction.createdAt >= filter.dateFrom) &&
      (!filter.dateTo || transaction.createdAt.slice(0, 10) <= filter.dateTo) &&
      (!filter.search || transaction.transactionId.includes(filter.search)),
  );

const csvLine = ({ transactionId, createdAt, type, status, amount }: Transaction): string =>
  [transactionId, createdAt, type, status, (amount.cents / 100).toFixed(2)].join(',');

export const paymentHandlers: Handlers<typeof paymentRoutes> = {
  list: ({ query = {} }, { state }) => answer(paginate(matching(state.transactions, query), query)),
  stats(_request, { state }) {
    const payments = state.transactions.filter(({ type }) => type === 'payment');
    const refunds = state.transactions.filter(
      ({ type, status }) => type !== 'payment' && status === 'completed',
    );
    const having = (status: string) => state.transactions.filter((row) => row.status === status).length;
    return answer({
      totalTransactions: state.transactions.length,
      totalAmount: sum(payments),
      totalFees: euros(payments.reduce((total, { fee }) => total + fee.cents, 0)),
      pendingTransactions: having('pending'),
      failedTransactions: having('failed'),
      refundedAmount: sum(refunds),
    });
  },
  methods: (_request, { state }) => answer(state.config.paymentMethods),
  cards: (_request, { state }) => answer(state.cards),
  addCard: ({ body }, call) => answer(addCard(call, body.paymentMethodId)),
  confirmCard: ({ params }, call) => answer(confirmCard(call, params.id)),
  preferCard({ params }, { state }) {
    state.cards = state.cards.map((card) => ({ ...card, isDefault: card.id === params.id }));
    return { success: true };
  },
  removeCard({ params }, { state }) {
    state.cards = state.cards.filter(({ id }) => id !== params.id);
    return { success: true };
  },
  read: ({ params }, call) => answer(transactionById(call, params.id)),
  refund: ({ params, body }, call) => answer(askForRefund(call, params.id, body)),
  refundRequests: ({ query = {} }, call) =>
    answer(paginate(listRefundRequests(call, query.decision ?? 'awaited'), query)),
  approveRefund: ({ params }, call) => answer(decideRefund(call, params.id, { decision: 'approved' })),
  declineRefund: ({ params, body }, call) =>
    answer(decideRefund(call, params.id, { decision: 'declined', ...body })),
  disputes: ({ query }, { state }) => answer(paginate(state.disputes, query)),
  differences: ({ query }, { state }) => answer(paginate(state.differences, query)),
  closeDifference({ params, body: { note } }, call) {
    const { state } = call;
    const closed = state.differences.find(({ id }) => id === params.id);
    if (!closed) throw new FakeRefusal('payments.not_found');
    state.differences = state.differences.filter(({ id }) => id !== params.id);
    recordAct(call, `differences ${params.id}`, {
      act: 'payments.closeDifference',
      before: { kind: closed.kind, reference: closed.reference },
      after: { note },
    });
    return { success: true };
  },
  export: ({ query = {} }, { state }) =>
    ['transaction_id,created_at,type,status,amount', ...matching(state.transactions, query).map(csvLine)]
      .map((line) => `${line}\r\n`)
      .join(''),
};
