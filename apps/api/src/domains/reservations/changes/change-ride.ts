import type { Language, RideChange } from '@livree/contracts';
import { spacedPhone } from '@livree/i18n';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../../platform/audit/index.ts';
import { type Connection, retryConflicts } from '../../../platform/db/index.ts';
import { AppError, fieldError } from '../../../platform/http/index.ts';
import {
  ProviderError,
  type TimedPayments,
  type Transaction,
  abandonPayments,
  carryOutRefund,
  openPayment,
  supersedeRequests,
  transactionsOfReservations,
} from '../../payments/index.ts';
import { isQuotedFrom } from '../../pricing/index.ts';
import {
  type StoredRequest,
  linkChange,
  settleRequest,
} from '../change-requests/change-requests.repository.ts';
import { announceAccepted, findPayUntil } from '../change-requests/pay-until.ts';
import { orderRefunds } from '../commands/order-refunds.ts';
import { toNewPayment } from '../model/new-payment.ts';
import { chosenMeans } from '../model/payment-choice.ts';
import { takenPayment } from '../model/payment-standing.ts';
import { readChangeHours } from '../model/stored-quote.ts';
import { type Reservation, lockReservation, ownReservation } from '../reservations.repository.ts';
import { paidUntil } from './accept-difference.ts';
import { applyChange } from './apply-change.ts';
import { changeVerdict, operatorsVerdict } from './change-verdict.ts';
import { type StoredChange, addChange, newestChange } from './changes.repository.ts';
import { type ChangedRide, priceChange } from './price-change.ts';
import { recordMove } from './record-move.ts';
import { readRequest, toSoldRequest, writeRequest } from './sold-request.ts';

export interface ChangeOrder {
  readonly reservationId: number;
  /** The customer that must own it; null for any. */
  readonly customerId: number | null;
  readonly change: RideChange;
  readonly quote: string;
  readonly language: Language;
  /** The operator who changes it for a customer. */
  readonly operator?: ChangingOperator;
}

export interface ChangingOperator {
  readonly actor: Actor;
  /** Whether the customer keeps the price of the sale. */
  readonly keepsPrice: boolean;
  /** The change is what the customer asks for in the open request, which it accepts. */
  readonly acceptsRequest?: boolean;
}

type Dependencies = Deps & { readonly payments: TimedPayments };

/**
 * Changes a ride at a quoted price. At the same or a lower price it is changed at once, and what is too much goes back
 * by itself; at a higher one, a payment of the difference is opened, and paying it changes the ride. Repeatable: a
 * ride that already is as asked stays so, and the same open change keeps its payment.
 * @throws AppError `reservations.not_found`, `not_changeable`, `too_late_to_change`, `vehicle_unavailable`, or what a
 * booking throws
 */
export async function changeRide(deps: Dependencies, order: ChangeOrder): Promise<'changed' | 'to_pay'> {
  const seen = await requireOwn(deps, order);
  const ride = await priceChange(deps, { ...order, row: seen });
  const { outcome, refunds } = await retryConflicts(() =>
    deps.db.transaction().execute((trx) => changeIn(trx, deps, { order, ride, seen })),
  );
  for (const refund of refunds) {
    await carryOutRefund(deps.payments, refund.id).catch((error: unknown) => {
      if (!(error instanceof ProviderError)) throw error;
    });
  }
  return outcome;
}

async function requireOwn(deps: Deps, { reservationId, customerId }: ChangeOrder): Promise<Reservation> {
  const row = await ownReservation(deps.db, reservationId, customerId);
  if (!row) throw new AppError('reservations.not_found');
  return row;
}

interface Asked {
  readonly order: ChangeOrder;
  readonly ride: ChangedRide;
  /** The ride that the price was computed from. */
  readonly seen: Reservation;
}

interface Outcome {
  readonly outcome: 'changed' | 'to_pay';
  readonly refunds: readonly Transaction[];
}

async function changeIn(trx: Connection, deps: Dependencies, { order, ride, seen }: Asked): Promise<Outcome> {
  const row = await lockReservation(trx, order.reservationId);
  if (!row || (order.customerId !== null && row.customer_id !== order.customerId))
    throw new AppError('reservations.not_found');
  const transactions = await transactionsOfReservations(trx, [row.id]);
  requireChangeable(deps, row, { transactions, operator: order.operator });
  const request = order.operator?.acceptsRequest ? await takeRequest(trx, deps, row.id) : undefined;
  const wanted = writeRequest(ride.request);
  if (wanted === writeRequest(toSoldRequest(row))) return { outcome: 'changed', refunds: [] };
  // Another change came first: the rest of this one, and its difference, were meant for the ride as it was.
  if (!isSameRide(row, seen) || !isQuotedFrom(order.quote, row.total_cents))
    throw new AppError('reservations.change_overtaken');
  const isPaid = takenPayment(transactions) !== undefined;
  const isDearer = isPaid && ride.priced.total > row.total_cents;
  if (isDearer && order.operator && !request) throw fieldError('keeps_price', 'validation.difference_due');
  if (isDearer && !request && (await isOpen(trx, deps, { row, wanted, total: ride.priced.total })))
    return { outcome: 'to_pay', refunds: [] };
  const payUntil = request && isDearer ? findPayUntil(deps, row, ride) : null;
  const change = await addChange(trx, {
    ...toNewChange(deps, row, ride),
    pay_until: payUntil ?? holdEnd(deps),
  });
  if (request) await linkChange(trx, request.id, { id: change.id, totalCents: change.total_cents });
  await abandonPayments(deps.payments, trx, [row.id], 'change_superseded');
  if (isDearer) {
    await openDifference(trx, deps, { row, change, attempt: countPayments(transactions) + 1 });
    if (order.operator) await recordMove(trx, deps, { row, ride, ...order.operator });
    if (payUntil) await announceAccepted(trx, deps, { change, payUntil });
    return { outcome: 'to_pay', refunds: [] };
  }
  if (!(await applyChange(trx, deps, { row, change, ride })))
    throw new AppError('reservations.vehicle_unavailable');
  if (order.operator) await recordMove(trx, deps, { row, ride, ...order.operator });
  const due = isPaid ? row.total_cents - ride.priced.total : 0;
  return { outcome: 'changed', refunds: await giveBack(trx, deps, row, due) };
}

const holdEnd = ({ clock, config }: Deps): Date =>
  new Date(clock.now().getTime() + config.holdMinutes * 60_000);

/** Accepts the open request of a ride; two operators cannot both. */
async function takeRequest(trx: Connection, { clock }: Deps, reservationId: number): Promise<StoredRequest> {
  const accepted = { status: 'accepted', decided_at: clock.now(), reason: null } as const;
  const request = await settleRequest(trx, reservationId, accepted);
  if (!request) throw new AppError('reservations.request_settled');
  return request;
}

const isSameRide = (one: Reservation, other: Reservation): boolean =>
  one.updated_at.getTime() === other.updated_at.getTime() && one.fingerprint === other.fingerprint;

interface Standing {
  readonly transactions: readonly Transaction[];
  readonly operator: ChangingOperator | undefined;
}

function requireChangeable({ clock, config }: Deps, row: Reservation, { transactions, operator }: Standing) {
  const changeHours = readChangeHours(row, config);
  const { verdict } = operator
    ? operatorsVerdict(row, transactions, operator)
    : changeVerdict(row, transactions, { now: clock.now(), changeHours });
  const phone = spacedPhone(config.brand.phone);
  if (verdict === 'not_changeable') throw new AppError('reservations.not_changeable', { phone });
  if (verdict === 'too_late')
    throw new AppError('reservations.too_late_to_change', { hours: changeHours, phone });
}

/** Whether the newest change is this one, and still waits for its payment. */
async function isOpen(
  trx: Connection,
  { clock, config }: Deps,
  { row, wanted, total }: { readonly row: Reservation; readonly wanted: string; readonly total: number },
): Promise<boolean> {
  const newest = await newestChange(trx, row.id);
  if (!newest || newest.applied_at !== null || newest.total_cents !== total) return false;
  const isFresh = clock.now() < paidUntil(newest, config.holdMinutes);
  return isFresh && writeRequest(readRequest(newest.request)) === wanted;
}

const toNewChange = ({ clock }: Deps, row: Reservation, { request, priced, pickup }: ChangedRide) => ({
  reservation_id: row.id,
  request: writeRequest(request),
  quote: JSON.stringify(priced),
  pickup_at: pickup,
  total_cents: priced.total,
  previous_request: writeRequest(toSoldRequest(row)),
  previous_quote: JSON.stringify(row.quote),
  previous_pickup_at: row.pickup_at,
  previous_total_cents: row.total_cents,
  created_at: clock.now(),
  applied_at: null,
});

const countPayments = (transactions: readonly Transaction[]): number =>
  transactions.filter(({ type }) => type === 'payment').length;

/** A payment of the difference, which awaits its means. */
async function openDifference(
  trx: Connection,
  { payments }: Dependencies,
  {
    row,
    change,
    attempt,
  }: { readonly row: Reservation; readonly change: StoredChange; readonly attempt: number },
): Promise<void> {
  const means = chosenMeans('card', { paymentMethodId: null, savesCard: false }, undefined);
  await openPayment(payments, trx, {
    ...toNewPayment(row, means, attempt),
    amountCents: change.total_cents - change.previous_total_cents,
    changeId: change.id,
  });
}

async function giveBack(
  trx: Connection,
  { payments, clock }: Dependencies,
  row: Reservation,
  cents: number,
): Promise<readonly Transaction[]> {
  if (cents === 0) return [];
  await supersedeRequests(trx, row.id, clock.now());
  return orderRefunds(payments, trx, await transactionsOfReservations(trx, [row.id]), cents);
}
