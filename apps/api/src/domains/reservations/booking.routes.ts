import { reservationRoutes } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError, registerRoute } from '../../platform/http/index.ts';
import {
  type PaymentDependencies,
  type Transaction,
  ensureProviderCustomer,
  presentChallenge,
  withDeadline,
} from '../payments/index.ts';
import { confirmPayment } from './commands/confirm-payment.ts';
import { createReservation } from './commands/create-reservation.ts';
import { type BookedAnswer, findStoredResponse, storeResponse } from './commands/stored-response.ts';
import type { Booking } from './model/booking.ts';
import { chooseMessage, getOutcomeOrThrow } from './payment-outcome.ts';
import { readReservation } from './read-reservation.ts';

type Dependencies = Deps & { readonly payments: PaymentDependencies };

const withDeadlines = (deps: Dependencies) => ({ ...deps, payments: withDeadline(deps.payments) });

/** The calls that reserve and pay. */
export function bookingRoutes(app: FastifyInstance, deps: Dependencies): void {
  registerRoute(
    app,
    reservationRoutes.create,
    async ({ headers, body }, { caller, language, translate, address }) => {
      const timed = withDeadlines(deps);
      const booking: Booking = {
        request: body,
        customer: caller,
        language,
        key: headers.idempotencyKey ?? null,
        address,
      };
      const known = await findStoredResponse(deps.db, booking);
      if (known) return known;
      if (body.saveCard) await ensureProviderCustomer(timed.payments, caller.id);
      const payment = await createReservation(timed, booking);
      const outcome = getOutcomeOrThrow(payment);
      const data = await bookedData(deps, booking, payment);
      const answer: BookedAnswer = {
        success: true,
        message: translate(
          outcome === 'succeeded' ? 'reservations.created' : chooseMessage(payment, outcome),
        ),
        data: { ...data, status: outcome },
      };
      await storeResponse(deps.db, booking, answer);
      return answer;
    },
  );

  registerRoute(
    app,
    reservationRoutes.confirmPayment,
    async ({ params, body }, { caller, language, translate }) => {
      const timed = withDeadlines(deps);
      if (body.saveCard) await ensureProviderCustomer(timed.payments, caller.id);
      const payment = await confirmPayment(timed, {
        reservationId: params.id,
        customerId: caller.id,
        paymentIntentId: body.paymentIntentId ?? null,
        method: body.paymentProvider ?? null,
        paymentMethodId: body.paymentMethodId ?? null,
        savesCard: body.saveCard ?? false,
        returnPath: body.returnPath ?? undefined,
      });
      const status = getOutcomeOrThrow(payment);
      const own = await readReservation(deps, { id: params.id, customerId: caller.id, language });
      if (own.reservation.status === 'cancelled') throw new AppError('payments.hold_expired');
      const data = { ...own, status, challenge: presentChallenge(payment) };
      return { success: true, message: translate(chooseMessage(payment, status)), data };
    },
  );
}

async function bookedData(deps: Deps, { customer, language }: Booking, payment: Transaction) {
  const own = await readReservation(deps, { id: payment.reservation_id, customerId: customer.id, language });
  const status = getOutcomeOrThrow(payment);
  const intentId = payment.provider_reference;
  return {
    ...own,
    payment: own.transactions.find(({ id }) => id === payment.id) ?? null,
    paymentIntent: intentId === null ? null : { id: intentId, status },
    paymentIntentId: intentId,
    approvalUrl: payment.method === 'wallet' ? payment.action_url : null,
    challenge: presentChallenge(payment),
  };
}
