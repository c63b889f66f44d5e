import { type ReservationStatus, euros, reservationRoutes } from '@livree/contracts';
import type { CancelledBy } from '@livree/pricing';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import {
  AppError,
  asPage,
  listedOwner,
  visibleOwner,
  registerRoute,
  toSlice,
} from '../../platform/http/index.ts';
import { type PaymentDependencies, transactionsOfReservations, withDeadline } from '../payments/index.ts';
import { cancelReservation } from './commands/cancel-reservation.ts';
import { isAvailable } from './commands/check-availability.ts';
import { presentEligibility } from './eligibility.presenter.ts';
import { cancellationState } from './model/cancellation-state.ts';
import { presentReservations } from './present-reservations.ts';
import { readReservation } from './read-reservation.ts';
import { countByStatus, listReservations, toReservationFilter } from './reservation-list.repository.ts';
import { cancellationVerdict } from './reservations.policy.ts';
import { ownReservation } from './reservations.repository.ts';
import { spentCents } from './spent-cents.ts';

const defaultPerPage = 10;

/** After its pickup, a chauffeur may still wait for a ride, or be on the way. */
const waitedFor = 2 * 60 * 60 * 1000;

type Dependencies = Deps & { readonly payments: PaymentDependencies };

/** Customers' views of their reservations, an operator's view of all, and cancellation. */
export function reservationsRoutes(app: FastifyInstance, deps: Dependencies): void {
  const { db, clock } = deps;

  registerRoute(app, reservationRoutes.list, async ({ query }, { caller, language }) => {
    const slice = toSlice(query, defaultPerPage);
    const { rows, total } = await listReservations(
      db,
      {
        ...toReservationFilter(query, clock.now()),
        customerId: listedOwner(caller, reservationRoutes.list, query.scope),
      },
      slice,
      query.order === 'next' ? { aheadOf: new Date(clock.now().getTime() - waitedFor) } : 'latest',
    );
    const presented = await presentReservations(deps, rows, language);
    const items = presented.map(({ reservation }) => reservation);
    return { success: true, data: asPage(items, total, slice) };
  });

  registerRoute(app, reservationRoutes.stats, async (_input, { caller }) => {
    const customerId = caller.id;
    const counts = await countByStatus(db, customerId);
    const count = (status: ReservationStatus) => counts.get(status) ?? 0;
    const total = [...counts.values()].reduce((sum, each) => sum + each, 0);
    const data = {
      total,
      pending: count('pending'),
      confirmed: count('confirmed'),
      inProgress: count('in_progress'),
      completed: count('completed'),
      cancelled: count('cancelled'),
      totalSpent: euros(await spentCents(db, customerId)),
    };
    return { success: true, data };
  });

  registerRoute(app, reservationRoutes.checkAvailability, async ({ body }, { caller, translate }) => {
    const available = await isAvailable(deps, {
      vehicleId: body.vehicleId,
      pickupAt: body.pickupAt,
      returnAt: body.returnAt ?? null,
      pickupAddress: body.pickupAddress ?? null,
      durationSeconds: body.durationSeconds ?? 0,
      customerId: caller?.id ?? null,
    });
    const message = translate(
      available ? 'reservations.vehicle_available' : 'reservations.vehicle_unavailable',
    );
    return { success: true, message, available, is_available: available };
  });

  registerRoute(app, reservationRoutes.read, async ({ params }, { caller, language }) => ({
    success: true,
    data: await readReservation(deps, {
      id: params.id,
      customerId: visibleOwner(caller, reservationRoutes.read),
      language,
    }),
  }));

  registerRoute(app, reservationRoutes.eligibility, async ({ params }, { caller, language }) => {
    const row = await ownReservation(db, params.id, visibleOwner(caller, reservationRoutes.eligibility));
    if (!row) throw new AppError('reservations.not_found');
    const state = cancellationState(row, await transactionsOfReservations(db, [row.id]));
    const now = deps.clock.now();
    const verdict = cancellationVerdict(state, now);
    const { phone } = deps.config.brand;
    const facts = { state, verdict, timeZone: row.time_zone, language, phone, now };
    return { success: true, data: presentEligibility(facts) };
  });

  registerRoute(app, reservationRoutes.cancel, async ({ params, body }, { caller, language, translate }) => {
    const payments = withDeadline(deps.payments);
    const customerId = visibleOwner(caller, reservationRoutes.cancel);
    const by: CancelledBy = customerId === null ? 'operator' : 'customer';
    const reason = body.reason || null;
    const actor = by === 'operator' ? { actor: caller } : {};
    const seenRefundCents = body.seenRefund?.cents ?? null;
    const order = { reservationId: params.id, customerId, by, reason, seenRefundCents, language, ...actor };
    await cancelReservation({ ...deps, payments }, order);
    const data = await readReservation(deps, { id: params.id, customerId, language });
    return { success: true, message: translate('reservations.cancelled'), data };
  });
}
