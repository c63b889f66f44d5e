import { type BookDifference, euros, paymentRoutes } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import { asPage, registerRoute, toSlice } from '../../../platform/http/index.ts';
import type { PaymentDependencies } from '../model/dependencies.ts';
import { type ListedDifference, listDifferences } from './books.repository.ts';
import { settleDifference } from './close-difference.ts';

const defaultPerPage = 25;

/** What the providers' books and ours say differently, for operators. */
export function booksRoutes(app: FastifyInstance, payments: PaymentDependencies): void {
  registerRoute(app, paymentRoutes.differences, async ({ query }) => {
    const slice = toSlice(query, defaultPerPage);
    const { rows, total } = await listDifferences(payments.db, slice);
    return { data: asPage(rows.map(presentDifference), total, slice) };
  });

  registerRoute(
    app,
    paymentRoutes.closeDifference,
    async ({ params, body }, { caller, translate }) => {
      await settleDifference(payments, { id: params.id, note: body.note, actor: caller });
      return { message: translate('operations.saved') };
    },
    { recordsAct: true },
  );
}

const presentDifference = (row: ListedDifference): BookDifference => ({
  id: row.id,
  provider: row.provider,
  movement: row.movement,
  kind: row.kind,
  reference: row.reference,
  ours: row.our_cents === null ? null : euros(row.our_cents),
  theirs: row.their_cents === null ? null : euros(row.their_cents),
  happenedAt: row.happened_at.toISOString(),
  paymentId: row.transaction_id,
  ride:
    row.reservation_id === null || row.ride === null ? null : { id: row.reservation_id, reference: row.ride },
});
