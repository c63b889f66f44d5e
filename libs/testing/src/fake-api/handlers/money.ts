import { euros, type Money, type moneyRoutes, type MoneySums, type Movement } from '@livree/contracts';
import { answer, type Handlers } from '../handler.ts';
import { paginate } from '../paginate.ts';
import type { FakeState } from '../state.ts';

const vatPercent = 10;
const withoutVat = (cents: number): number => Math.round(cents / (1 + vatPercent / 100));

/** The payments and refunds of a period, each with the paper that the moved money has. */
function movementsIn({ transactions, reservations }: FakeState, period: string): Movement[] {
  return transactions
    .filter(({ createdAt }) => createdAt.startsWith(period))
    .map((transaction) => {
      const isReceipt = transaction.type === 'payment';
      const number = `${isReceipt ? 'R' : 'A'}-2027-${String(transaction.id).padStart(6, '0')}`;
      const hasMoved = transaction.status === 'completed' || transaction.status === 'refunded';
      const ride = reservations.find(({ id }) => id === transaction.reservation?.id);
      return {
        at: transaction.processedAt ?? transaction.createdAt,
        clientName: ride?.clientName ?? '',
        bill: hasMoved ? { kind: isReceipt ? 'receipt' : 'credit_note', number } : null,
        transaction,
      };
    });
}

function sumsOf(movements: readonly Movement[], period: string): MoneySums {
  const billed = movements.filter(({ bill }) => bill !== null);
  const receipts = billed.filter(({ bill }) => bill?.kind === 'receipt');
  const notes = billed.filter(({ bill }) => bill?.kind === 'credit_note');
  const sum = (rows: readonly Movement[], cents: (amount: Money) => number) =>
    rows.reduce((total, { transaction }) => total + cents(transaction.amount), 0);
  const difference = (cents: (amount: Money) => number) => sum(receipts, cents) - sum(notes, cents);
  const gross = difference(({ cents }) => cents);
  const net = difference(({ cents }) => withoutVat(cents));
  const amounts = { gross: euros(gross), net: euros(net), vat: euros(gross - net) };
  return {
    period,
    receipts: receipts.length,
    creditNotes: notes.length,
    taken: euros(sum(receipts, ({ cents }) => cents)),
    refunded: euros(sum(notes, ({ cents }) => cents)),
    ...amounts,
    rates: billed.length === 0 ? [] : [{ percent: vatPercent, ...amounts }],
    fees: euros(billed.reduce((total, { transaction }) => total + transaction.fee.cents, 0)),
    unknownFees: 0,
  };
}

const csvLine = ({ bill, transaction }: Movement): string =>
  [bill?.number, (transaction.amount.cents / 100).toFixed(2).replace('.', ',')].join(';');

const csv = (state: FakeState, period: string): string =>
  movementsIn(state, period)
    .filter(({ bill }) => bill !== null)
    .map((movement) => `${csvLine(movement)}\r\n`)
    .join('');

const monthOf = (now: Date): string => now.toISOString().slice(0, 7);

export const moneyHandlers: Handlers<typeof moneyRoutes> = {
  list({ query = {} }, { state, now }) {
    const found = movementsIn(state, query.period ?? monthOf(now)).filter(
      ({ transaction: { type, status, provider } }) =>
        (!query.type || type === query.type) &&
        (!query.status || status === query.status) &&
        (!query.provider || provider === query.provider),
    );
    return answer(paginate(found, query));
  },
  sums({ query = {} }, { state, now }) {
    const { period = monthOf(now) } = query;
    const month = period.slice(0, 7);
    const day = period === month ? null : sumsOf(movementsIn(state, period), period);
    return answer({ month: sumsOf(movementsIn(state, month), month), day, timezone: 'Europe/Paris' });
  },
  accounts: ({ query = {} }, { state, now }) => csv(state, query.period ?? monthOf(now)),
  dayReport: ({ query = {} }, { state, now }) => csv(state, query.period ?? monthOf(now)),
};
