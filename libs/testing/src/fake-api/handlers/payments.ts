import { euros, type paymentRoutes, type Transaction } from '@livree/contracts';
import { answer, type Handlers } from '../handler.ts';
import { pageOfList } from '../pages.ts';
import { FakeRefusal } from '../refusal.ts';

const sum = (transactions: readonly Transaction[]) =>
  euros(transactions.reduce((total, { amount }) => total + amount.cents, 0));

export const paymentHandlers: Handlers<typeof paymentRoutes> = {
  list({ query = {} }, { state }) {
    const found = state.transactions.filter(
      (transaction) =>
        (!query.status || transaction.status === query.status) &&
        (!query.type || transaction.type === query.type) &&
        (!query.provider || transaction.provider === query.provider) &&
        (!query.dateFrom || transaction.createdAt >= query.dateFrom) &&
        (!query.dateTo || transaction.createdAt.slice(0, 10) <= query.dateTo) &&
        (!query.search || transaction.transactionId.includes(query.search)),
    );
    return answer(pageOfList(found, query));
  },
  stats(_request, { state }) {
    const payments = state.transactions.filter(({ type }) => type === 'payment');
    const refunds = state.transactions.filter(({ type }) => type !== 'payment');
    const having = (status: string) => payments.filter((payment) => payment.status === status).length;
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
  read({ params }, { state }) {
    const transaction = state.transactions.find(({ id }) => id === params.id);
    if (transaction === undefined) throw new FakeRefusal('payments.not_found');
    return answer(transaction);
  },
};
