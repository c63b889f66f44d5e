import { dispatchRoutes, languageSchema, type PaymentLink } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { AppError, registerRoute } from '../../../platform/http/index.ts';
import { contactAddress, userById } from '../../identity/index.ts';
import { type PaymentDependencies, transactionsOfReservations, withDeadline } from '../../payments/index.ts';
import { createReservation } from '../commands/create-reservation.ts';
import { linkState, paymentPage } from '../model/payment-link.ts';
import { readReservation } from '../read-reservation.ts';
import { reservationById } from '../reservations.repository.ts';
import { paymentLinkExpiry } from './payment-links.repository.ts';
import { sendPaymentLink } from './send-payment-link.ts';

type Dependencies = Deps & { readonly payments: PaymentDependencies };

const hourMs = 3_600_000;

/** Rides that operators book for customers on the telephone, and their payment links. */
export function phoneBookingsRoutes(app: FastifyInstance, deps: Dependencies): void {
  const { db, clock, config } = deps;

  registerRoute(
    app,
    dispatchRoutes.book,
    async ({ body, headers }, { caller, language, translate, address }) => {
      const { customerId, linkHours, ...request } = body;
      const user = await userById(db, customerId);
      if (user?.role !== 'customer' || !user.is_active) throw new AppError('customers.not_found');
      const payUntil = new Date(clock.now().getTime() + linkHours * hourMs);
      const { reservation_id: id } = await createReservation(
        { ...deps, payments: withDeadline(deps.payments) },
        {
          request,
          customer: { ...user, email: contactAddress(user) },
          language: z.parse(languageSchema, user.language),
          key: headers.idempotencyKey ?? null,
          address,
          desk: { actor: caller, payUntil },
        },
      );
      return {
        message: translate('dispatch.booked'),
        data: await readReservation(deps, { id, customerId: null, language }),
      };
    },
    { recordsAct: true },
  );

  async function readLink(id: number): Promise<PaymentLink | null> {
    const row = await reservationById(db, id);
    if (!row) throw new AppError('reservations.not_found');
    const expiry = await paymentLinkExpiry(db, id);
    const state = linkState(row, await transactionsOfReservations(db, [id]), clock.now());
    if (!expiry || state !== 'open') return null;
    const url = paymentPage(config, row.reference, z.parse(languageSchema, row.language));
    return { url, expiresAt: expiry.toISOString() };
  }

  registerRoute(app, dispatchRoutes.paymentLink, async ({ params }) => ({ data: await readLink(params.id) }));

  registerRoute(
    app,
    dispatchRoutes.sendPaymentLink,
    async ({ params, body }, { caller, translate }) => {
      await sendPaymentLink(deps, { reservationId: params.id, hours: body.linkHours, actor: caller });
      return { message: translate('dispatch.link_sent'), data: await readLink(params.id) };
    },
    { recordsAct: true },
  );
}
