import type { FastifyInstance } from 'fastify';
import type { Connection } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { cancelledPath, cardReturn, defaultReturnPath, returnRoute } from './model/return-path.ts';
import { transactionByNumber } from './payments.repository.ts';

interface Return {
  readonly Params: { readonly number: string };
  readonly Querystring: { readonly outcome?: unknown };
}

/**
 * The address to which a provider sends the customer back; it redirects to the customer's next page. Of the
 * provider's query, only a cancellation is passed on, because a wallet's order does not record it.
 */
export function returnRoutes(app: FastifyInstance, db: Connection): void {
  app.get(`${returnRoute}card`, (_request, reply) => reply.redirect(cardReturn.page, 303));

  app.get<Return>(`${returnRoute}:number`, async (request, reply) => {
    const payment = await transactionByNumber(db, request.params.number);
    if (!payment) throw new AppError('not_found');
    const path = payment.return_path ?? defaultReturnPath;
    return reply.redirect(request.query.outcome === 'cancelled' ? cancelledPath(path) : path, 303);
  });
}
