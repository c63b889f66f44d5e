import { type Dispute, euros, paymentRoutes } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import { asPage, registerRoute, toSlice } from '../../../platform/http/index.ts';
import type { PaymentDependencies } from '../model/dependencies.ts';
import { type ListedDispute, listDisputes } from './disputes.repository.ts';

const defaultPerPage = 25;

/** Payments that their customers dispute, for operators. */
export function disputesRoutes(app: FastifyInstance, { db }: PaymentDependencies): void {
  registerRoute(app, paymentRoutes.disputes, async ({ query }) => {
    const slice = toSlice(query, defaultPerPage);
    const { rows, total } = await listDisputes(db, slice);
    return { data: asPage(rows.map(presentDispute), total, slice) };
  });
}

const presentDispute = (row: ListedDispute): Dispute => ({
  id: row.id,
  provider: row.provider,
  reference: row.reference,
  status: row.status,
  reason: row.reason,
  amount: euros(row.amount_cents),
  answerBy: row.answer_by?.toISOString() ?? null,
  openedAt: row.opened_at.toISOString(),
  closedAt: row.closed_at?.toISOString() ?? null,
  paymentId: row.transaction_id,
  ride: { id: row.reservation_id, reference: row.ride },
});
