import { customerRoutes } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { asPage, registerRoute, toSlice } from '../../platform/http/index.ts';
import type { UserRow } from '../identity/index.ts';
import { listTransactions, presentTransaction } from '../payments/index.ts';
import { listReservations, presentReservations } from '../reservations/index.ts';

const usualPage = 10;

/** The rides and payments of one customer. @param requireCustomer refuses a number that is no customer's */
export function customerRecordsRoutes(
  app: FastifyInstance,
  deps: Deps,
  requireCustomer: (id: number) => Promise<UserRow>,
): void {
  const { db, config } = deps;

  registerRoute(app, customerRoutes.rides, async ({ params, query }, { language }) => {
    const { id: customerId } = await requireCustomer(params.id);
    const slice = toSlice(query, usualPage);
    const { rows, total } = await listReservations(db, { customerId }, slice);
    const presented = await presentReservations(deps, rows, language);
    const items = presented.map(({ reservation }) => reservation);
    return { data: asPage(items, total, slice) };
  });

  registerRoute(app, customerRoutes.payments, async ({ params, query }) => {
    const { id: customerId } = await requireCustomer(params.id);
    const slice = toSlice(query, usualPage);
    const filter = { customerId, timeZone: config.timeZone };
    const { rows, total } = await listTransactions(db, filter, slice);
    const items = rows.map((row) => presentTransaction(row, row));
    return { data: asPage(items, total, slice) };
  });
}
