import { changeRoutes, euros, type Language } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { AppError, registerRoute, visibleOwner } from '../../../platform/http/index.ts';
import { localTime } from '../../../platform/local-time.ts';
import { type PaymentDependencies, transactionsOfReservations, withDeadline } from '../../payments/index.ts';
import { presentNewestRequest } from '../change-requests/present-request.ts';
import { requestChange, withdrawRequest } from '../change-requests/request-change.ts';
import { type FlightMove, flightMoves } from '../flights/ride-flights.repository.ts';
import { readChangeHours } from '../model/stored-quote.ts';
import { readReservation } from '../read-reservation.ts';
import { type Reservation, ownReservation } from '../reservations.repository.ts';
import { changeRide } from './change-ride.ts';
import { canRequestChange, changeVerdict } from './change-verdict.ts';
import { findChangedParts } from './changed-parts.ts';
import { type StoredChange, appliedChanges } from './changes.repository.ts';
import { quoteChange } from './quote-change.ts';
import { readRequest } from './sold-request.ts';

type Dependencies = Deps & { readonly payments: PaymentDependencies };

/** The changes of a ride: whether they are possible, what they would cost, and making one. */
export function changesRoutes(app: FastifyInstance, deps: Dependencies): void {
  const { db, clock, config } = deps;

  async function seen(id: number, customerId: number | null): Promise<Reservation> {
    const row = await ownReservation(db, id, customerId);
    if (!row) throw new AppError('reservations.not_found');
    return row;
  }

  async function read(row: Reservation, language: Language) {
    const transactions = await transactionsOfReservations(db, [row.id]);
    const moment = { now: clock.now(), changeHours: readChangeHours(row, config) };
    const { verdict, until } = changeVerdict(row, transactions, moment);
    const made = (await appliedChanges(db, row.id)).map((change) => presentChange(change, row.time_zone));
    const moves = (await flightMoves(db, row.id)).map((move) => presentMove(move, row.time_zone));
    const changes = [...made, ...moves].toSorted((one, other) => (one.madeAt < other.madeAt ? 1 : -1));
    const request = await presentNewestRequest(deps, row, language);
    return {
      canChange: verdict === 'allowed',
      changeUntil: until.toISOString(),
      changes,
      canRequest: canRequestChange(row, transactions, moment) && request?.status !== 'open',
      request,
    };
  }

  registerRoute(app, changeRoutes.list, async ({ params }, { caller, language }) => ({
    success: true,
    data: await read(await seen(params.id, visibleOwner(caller, changeRoutes.list)), language),
  }));

  registerRoute(app, changeRoutes.quote, async ({ params, body }, { caller, language }) => {
    const row = await seen(params.id, caller.id);
    const transactions = await transactionsOfReservations(db, [row.id]);
    const moment = { now: clock.now(), changeHours: readChangeHours(row, config) };
    const isPlanned = canRequestChange(row, transactions, moment);
    return { success: true, data: await quoteChange(deps, { row, change: body, language, isPlanned }) };
  });

  registerRoute(app, changeRoutes.request, async ({ params, body }, { caller, language, translate }) => {
    const { quote, ...change } = body;
    await requestChange(deps, { reservationId: params.id, customerId: caller.id, change, quote, language });
    return {
      success: true,
      message: translate('reservations.change_requested'),
      data: await read(await seen(params.id, caller.id), language),
    };
  });

  registerRoute(app, changeRoutes.withdraw, async ({ params }, { caller, language, translate }) => {
    await withdrawRequest(deps, { reservationId: params.id, customerId: caller.id });
    return {
      success: true,
      message: translate('reservations.request_withdrawn'),
      data: await read(await seen(params.id, caller.id), language),
    };
  });

  registerRoute(app, changeRoutes.make, async ({ params, body }, { caller, language, translate }) => {
    const { quote, ...change } = body;
    const timed = { ...deps, payments: withDeadline(deps.payments) };
    const order = { reservationId: params.id, customerId: caller.id, change, quote, language };
    const isChanged = (await changeRide(timed, order)) === 'changed';
    const own = await readReservation(deps, { id: params.id, customerId: caller.id, language });
    return {
      success: true,
      message: translate(isChanged ? 'reservations.changed' : 'reservations.change_unpaid'),
      data: { ...own, status: isChanged ? 'succeeded' : 'requires_payment_method', challenge: null },
    };
  });
}

const presentMove = (move: FlightMove, timeZone: string) => ({
  madeAt: move.moved_at.toISOString(),
  changed: ['time' as const],
  previousPickupAt: localTime(move.previous_pickup_at, timeZone),
  pickupAt: localTime(move.pickup_at, timeZone),
  previousPrice: euros(move.total_cents),
  totalPrice: euros(move.total_cents),
  followsFlight: true,
  isReturn: move.leg === 'return',
});

const presentChange = (change: StoredChange, timeZone: string) => ({
  madeAt: (change.applied_at ?? change.created_at).toISOString(),
  changed: findChangedParts(readRequest(change.previous_request), readRequest(change.request)),
  previousPickupAt: localTime(change.previous_pickup_at, timeZone),
  pickupAt: localTime(change.pickup_at, timeZone),
  previousPrice: euros(change.previous_total_cents),
  totalPrice: euros(change.total_cents),
});
