import { euros, type Language, type LinkedRide, paymentLinkRoutes } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { AppError, registerRoute } from '../../../platform/http/index.ts';
import { localTime } from '../../../platform/local-time.ts';
import { presentVehicleSummary, vehiclesByIds } from '../../fleet/index.ts';
import {
  type PaymentDependencies,
  presentChallenge,
  transactionsOfReservations,
  withDeadline,
} from '../../payments/index.ts';
import { confirmPayment } from '../commands/confirm-payment.ts';
import { linkState, readLinkKey } from '../model/payment-link.ts';
import { readStops } from '../model/stored-quote.ts';
import { chooseMessage, getOutcomeOrThrow } from '../payment-outcome.ts';
import { type Reservation, reservationById, reservationByReference } from '../reservations.repository.ts';
import { paymentLinkExpiry } from './payment-links.repository.ts';

type Dependencies = Deps & { readonly payments: PaymentDependencies };

const readLimit = { max: 60, seconds: 60 };
const payLimit = { max: 20, seconds: 60 };

/** The calls of whoever has the payment link of a ride. */
export function paymentLinksRoutes(app: FastifyInstance, deps: Dependencies): void {
  const { db, clock, config } = deps;

  async function requireRide(key: string): Promise<Reservation> {
    const reference = readLinkKey(config, key);
    const row = reference === undefined ? undefined : await reservationByReference(db, reference);
    if (!row || !(await paymentLinkExpiry(db, row.id))) throw new AppError('payments.link_unknown');
    return row;
  }

  const readState = async (row: Reservation) =>
    linkState(row, await transactionsOfReservations(db, [row.id]), clock.now());

  registerRoute(
    app,
    paymentLinkRoutes.read,
    async ({ params }, { language }) => {
      const row = await requireRide(params.key);
      return { data: await presentLinkedRide(deps, row, { state: await readState(row), language }) };
    },
    { limit: readLimit },
  );

  registerRoute(
    app,
    paymentLinkRoutes.pay,
    async ({ params, body }, { translate }) => {
      const row = await requireRide(params.key);
      if ((await readState(row)) === 'ended') throw new AppError('payments.hold_expired');
      const payment = await confirmPayment(
        { ...deps, payments: withDeadline(deps.payments) },
        {
          reservationId: row.id,
          customerId: row.customer_id,
          paymentIntentId: body.paymentIntentId ?? null,
          method: body.paymentProvider ?? null,
          paymentMethodId: body.paymentMethodId ?? null,
          // Who has the link may not be the customer.
          savesCard: false,
          returnPath: body.returnPath ?? undefined,
        },
      );
      const status = getOutcomeOrThrow(payment);
      if ((await reservationById(db, row.id))?.status === 'cancelled')
        throw new AppError('payments.hold_expired');
      return {
        message: translate(chooseMessage(payment, status)),
        data: { status, challenge: presentChallenge(payment) },
      };
    },
    { limit: payLimit },
  );
}

async function presentLinkedRide(
  { db }: Pick<Deps, 'db'>,
  row: Reservation,
  { state, language }: { readonly state: LinkedRide['state']; readonly language: Language },
): Promise<LinkedRide> {
  const [vehicle] = await vehiclesByIds(db, [row.vehicle_id]);
  return {
    reference: row.reference,
    state,
    expiresAt: row.hold_expires_at?.toISOString() ?? null,
    pickupAt: localTime(row.pickup_at, row.time_zone),
    timezone: row.time_zone,
    addresses: [row.pickup_address, ...readStops(row), row.destination_address],
    vehicle: vehicle ? presentVehicleSummary(vehicle, language).name : '',
    totalPrice: euros(row.total_cents),
  };
}
