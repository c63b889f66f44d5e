import { euros, paymentRoutes } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError, asPage, registerRoute, sliceOf } from '../../platform/http/index.ts';
import type { PaymentDependencies } from './model/dependencies.ts';
import { presentTransaction } from './payments.presenter.ts';
import { listTransactions, ownTransaction, totalsOfCustomer } from './transaction-list.repository.ts';

const defaultPerPage = 15;

/** A customer's own transactions, and the ways to pay. */
export function paymentsRoutes(app: FastifyInstance, deps: Deps, { providers }: PaymentDependencies): void {
  const { db, config } = deps;

  registerRoute(app, paymentRoutes.list, async ({ query }, { caller }) => {
    const slice = sliceOf(query, defaultPerPage);
    const filter = { ...query, customerId: caller.id, timeZone: config.timeZone };
    const { rows, total } = await listTransactions(db, filter, slice);
    const items = rows.map((row) => presentTransaction(row, row));
    return { success: true, data: asPage(items, total, slice) };
  });

  registerRoute(app, paymentRoutes.stats, async (_input, { caller }) => {
    const totals = await totalsOfCustomer(db, caller.id);
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

  registerRoute(app, paymentRoutes.methods, async (_input, { say }) => {
    const data = providers.methods.map((id) => ({
      id,
      provider: providers.forMethod(id).name,
      label: say(`payments.method_${id}`),
      isActive: true,
    }));
    return { success: true, data };
  });

  registerRoute(app, paymentRoutes.read, async ({ params }, { caller }) => {
    const row = await ownTransaction(db, params.id, caller.id);
    if (!row) throw new AppError('payments.not_found');
    return { success: true, data: presentTransaction(row, row) };
  });
}
