import { type TextKey, paymentRoutes } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Connection } from '../../platform/db/index.ts';
import { AppError, asPage, registerRoute, toSlice } from '../../platform/http/index.ts';
import { withDeadline } from './commands/call-provider.ts';
import { decideRefund } from './commands/decide-refund.ts';
import type { PaymentDependencies } from './model/dependencies.ts';
import { presentTransaction } from './payments.presenter.ts';
import { type ListedRequest, listRequests } from './refund-requests.repository.ts';
import {
  type ListedTransaction,
  findTransactionWithRide,
  listTransactionsWithRides,
} from './transaction-list.repository.ts';

const defaultPerPage = 15;

/** An operator's calls about customers' refund requests. */
export function refundRequestRoutes(
  app: FastifyInstance,
  db: Connection,
  payments: PaymentDependencies,
): void {
  registerRoute(app, paymentRoutes.refundRequests, async ({ query }) => {
    const slice = toSlice(query, defaultPerPage);
    const { rows, total } = await listRequests(db, query.decision ?? 'awaited', slice);
    const paid = await listTransactionsWithRides(
      db,
      rows.flatMap(({ payment_id: id }) => id ?? []),
    );
    const items = rows.map((row) => presentRequest(row, paid));
    return { success: true, data: asPage(items, total, slice) };
  });

  const answer = async (id: number, message: string) => {
    const row = await findTransactionWithRide(db, id, null);
    if (!row) throw new AppError('payments.not_found');
    return { message, data: presentTransaction(row, row) };
  };
  const texts = {
    approved: 'payments.refund_approved',
    declined: 'payments.refund_declined',
  } as const satisfies Record<string, TextKey>;

  registerRoute(
    app,
    paymentRoutes.approveRefund,
    async ({ params }, { caller, translate }) => {
      const order = {
        requestId: params.id,
        decision: 'approved',
        reason: null,
        actor: caller,
      } as const;
      await decideRefund(withDeadline(payments), order);
      return answer(params.id, translate(texts.approved));
    },
    { recordsAct: true },
  );

  registerRoute(
    app,
    paymentRoutes.declineRefund,
    async ({ params, body }, { caller, translate }) => {
      const { reason } = body;
      const order = { requestId: params.id, decision: 'declined', reason, actor: caller } as const;
      await decideRefund(withDeadline(payments), order);
      return answer(params.id, translate(texts.declined));
    },
    { recordsAct: true },
  );
}

function presentRequest(row: ListedRequest, paid: readonly ListedTransaction[]) {
  const payment = paid.find(({ id }) => id === row.payment_id);
  if (!payment) throw new Error(`There is no payment of ${row.id}`);
  return {
    request: presentTransaction(row, row),
    payment: presentTransaction(payment, payment),
    clientName: row.client_name,
    clientEmail: row.client_email,
    clientPhone: row.client_phone,
  };
}
