import { euros, paymentRoutes } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError, registerRoute } from '../../platform/http/index.ts';
import { pageAsked, pageOfItems } from '../../platform/paging.ts';
import type { PaymentDependencies } from './model/dependencies.ts';
import { presentTransaction } from './payments.presenter.ts';
import { listTransactions, ownTransaction, totalsOfCustomer } from './transaction-list.repository.ts';

const defaultPerPage = 15;

/** A customer's own transactions, and the ways to pay. */
export function registerPaymentRoutes(app: FastifyInstance, deps: Deps, payments: PaymentDependencies): void {
  const { db, config } = deps;

  registerRoute(app, paymentRoutes.list, async ({ query }, { caller }) => {
    const page = pageAsked(query, defaultPerPage);
    const filter = { ...query, customerId: caller.id, timeZone: config.timeZone };
    const { rows, total } = await listTransactions(db, filter, page);
    const items = rows.map((row) => presentTransaction(row, row));
    return { success: true, data: pageOfItems(items, total, page) };
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

  registerRoute(app, paymentRoutes.methods, (_input, { say }) => {
    const data = (['card', 'wallet'] as const).map((id) => ({
      id,
      provider: payments.providers.forMethod(id).name,
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
