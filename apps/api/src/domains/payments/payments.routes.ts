import { euros, paymentRoutes } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import {
  AppError,
  asPage,
  listedOwner,
  visibleOwner,
  registerFileRoute,
  registerRoute,
  toSlice,
} from '../../platform/http/index.ts';
import { streamCsv } from '../../platform/stream-csv.ts';
import { booksRoutes } from './books/books.routes.ts';
import { withDeadline } from './commands/call-provider.ts';
import { requestRefund } from './commands/request-refund.ts';
import { disputesRoutes } from './disputes/disputes.routes.ts';
import { exportColumns } from './export-columns.ts';
import type { PaymentDependencies } from './model/dependencies.ts';
import { presentTransaction } from './payments.presenter.ts';
import { refundRequestRoutes } from './refund-requests.routes.ts';
import { savedCardRoutes } from './saved-cards/saved-cards.routes.ts';
import {
  everyTransaction,
  listTransactions,
  findTransactionWithRide,
  transactionTotals,
} from './transaction-list.repository.ts';

const defaultPerPage = 15;

/** A customer's own transactions, an operator's view of all, refunds, and payment methods. */
export function paymentsRoutes(app: FastifyInstance, deps: Deps, payments: PaymentDependencies): void {
  const { db, config, clock } = deps;
  const { providers } = payments;

  registerRoute(app, paymentRoutes.list, async ({ query }, { caller }) => {
    const slice = toSlice(query, defaultPerPage);
    const customerId = listedOwner(caller, paymentRoutes.list, query.scope);
    const filter = { ...query, customerId, timeZone: config.timeZone };
    const { rows, total } = await listTransactions(db, filter, slice);
    const items = rows.map((row) => presentTransaction(row, row));
    return { success: true, data: asPage(items, total, slice) };
  });

  registerRoute(app, paymentRoutes.stats, async (_input, { caller }) => {
    const totals = await transactionTotals(db, caller.id);
    const data = {
      totalTransactions: totals.count,
      totalAmount: euros(totals.paidCents),
      totalFees: euros(totals.feeCents),
      pendingTransactions: totals.pending,
      failedTransactions: totals.failed,
      refundedAmount: euros(totals.refundedCents),
    };
    return { success: true, data };
  });

  registerRoute(app, paymentRoutes.methods, async (_input, { translate }) => {
    const data = providers.methods.map((id) => ({
      id,
      provider: providers.forMethod(id).name,
      label: translate(`payments.method_${id}`),
      isActive: true,
    }));
    return { success: true, data };
  });

  registerRoute(app, paymentRoutes.read, async ({ params }, { caller }) => {
    const row = await findTransactionWithRide(db, params.id, visibleOwner(caller, paymentRoutes.read));
    if (!row) throw new AppError('payments.not_found');
    return { success: true, data: presentTransaction(row, row) };
  });

  registerRoute(
    app,
    paymentRoutes.refund,
    async ({ params, headers, body }, { caller, language, translate }) => {
      const id = await requestRefund(withDeadline(payments), {
        paymentId: params.id,
        caller,
        language,
        cents: body.amount?.cents ?? null,
        reason: body.reason,
        seenCents: body.seenRefundable?.cents ?? null,
        key: headers.idempotencyKey ?? null,
      });
      const row = await findTransactionWithRide(db, id, visibleOwner(caller, paymentRoutes.refund));
      if (!row) throw new AppError('payments.not_found');
      return {
        success: true,
        message: translate('payments.refund_requested'),
        data: presentTransaction(row, row),
      };
    },
  );

  refundRequestRoutes(app, db, payments);
  savedCardRoutes(app, payments);
  booksRoutes(app, payments);
  disputesRoutes(app, payments);

  registerFileRoute(app, paymentRoutes.export, async ({ query }, { caller }) => {
    const customerId = listedOwner(caller, paymentRoutes.export, query.scope);
    const filter = { ...query, customerId, timeZone: config.timeZone };
    const day = clock.now().toISOString().slice(0, 10);
    return {
      name: `payments-${day}.csv`,
      content: await streamCsv(exportColumns, everyTransaction(db, filter)),
    };
  });
}
