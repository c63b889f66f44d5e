import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/http/index.ts';
import type { Connection } from '../../platform/db/index.ts';
import { defaultReturnPath, returnRoute } from './model/return-path.ts';
import { transactionByNumber } from './payments.repository.ts';

type Return = { readonly Params: { readonly number: string } };

/** Where a provider sends the customer back; leads on to the page that the customer is to see now. */
export function returnRoutes(app: FastifyInstance, db: Connection): void {
  app.get<Return>(`${returnRoute}:number`, async (request, reply) => {
    const payment = await transactionByNumber(db, request.params.number);
    if (!payment) throw new AppError('not_found');
    return reply.redirect(payment.return_path ?? defaultReturnPath, 303);
  });
}
