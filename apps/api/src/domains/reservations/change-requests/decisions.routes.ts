import { dispatchRoutes } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { AppError, registerRoute } from '../../../platform/http/index.ts';
import { type PaymentDependencies, withDeadline } from '../../payments/index.ts';
import { readReservation } from '../read-reservation.ts';
import { reservationById } from '../reservations.repository.ts';
import { acceptRequest, declineRequest } from './decide-request.ts';
import { presentNewestRequest } from './present-request.ts';
import { quoteRequest } from './quote-request.ts';

type Dependencies = Deps & { readonly payments: PaymentDependencies };

/** What operators do with a customer's request for a change. */
export function changeDecisionRoutes(app: FastifyInstance, deps: Dependencies): void {
  registerRoute(app, dispatchRoutes.changeRequest, async ({ params }, { language }) => {
    const row = await reservationById(deps.db, params.id);
    if (!row) throw new AppError('reservations.not_found');
    const request = await presentNewestRequest(deps, row, language);
    const isOpen = request?.status === 'open';
    return { data: { request, ...(isOpen ? await quoteRequest(deps, row, language) : noQuote) } };
  });

  registerRoute(
    app,
    dispatchRoutes.acceptRequest,
    async ({ params, body }, { caller, language, translate }) => {
      const timed = { ...deps, payments: withDeadline(deps.payments) };
      await acceptRequest(timed, { reservationId: params.id, ...body, actor: caller, language });
      return {
        message: translate('operations.request_accepted'),
        data: await readReservation(deps, { id: params.id, customerId: null, language }),
      };
    },
    { recordsAct: true },
  );

  registerRoute(
    app,
    dispatchRoutes.declineRequest,
    async ({ params, body }, { caller, language, translate }) => {
      await declineRequest(deps, { reservationId: params.id, reason: body.reason, actor: caller });
      return {
        message: translate('operations.request_declined'),
        data: await readReservation(deps, { id: params.id, customerId: null, language }),
      };
    },
    { recordsAct: true },
  );
}

const noQuote = { quote: null, refusal: null };
