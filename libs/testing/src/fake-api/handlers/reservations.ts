import { euros, type Reservation, type reservationRoutes, type RouteRequest } from '@livree/contracts';
import { parseWallClock } from '@livree/i18n';
import { change, nameIntent, newReservation, reservationById } from '../booking.ts';
import { cancelRide, checkEligibility } from '../cancelling.ts';
import { answer, type FakeCall, type Handler, type Handlers } from '../handler.ts';
import { paginate } from '../paginate.ts';
import { saveCard, pay, settle, listTransactions, type PaymentTurn } from '../paying.ts';
import { recordAct } from '../record-act.ts';
import { FakeRefusal } from '../refusal.ts';
import { requireCustomer } from '../visitor.ts';
import { waitingRides } from './operations.ts';

const create: Handler<typeof reservationRoutes.create> = ({ body, headers }, call) => {
  const key = headers?.idempotencyKey;
  const replayed = key === undefined ? undefined : call.state.keys.get(key);
  const reservation =
    replayed === undefined
      ? newReservation(body, requireCustomer(call), call)
      : reservationById(call, replayed);
  if (replayed === undefined) call.state.reservations.unshift(reservation);
  if (key !== undefined) call.state.keys.set(key, reservation.id);
  if (reservation.status !== 'pending')
    return booked({ status: 'succeeded', reservation, challenge: null }, call);
  const turn = pay(call, reservation, body.paymentMethodId, body.returnPath);
  if (body.saveCard && turn.status === 'succeeded') saveCard(call);
  return booked(turn, call);
};

function booked({ status, reservation, challenge }: PaymentTurn, call: FakeCall) {
  const transactions = listTransactions(call, reservation);
  const { paymentIntentId } = reservation;
  return answer({
    status,
    reservation,
    payment: transactions[0] ?? null,
    paymentIntent: paymentIntentId === null ? null : { id: paymentIntentId, status },
    paymentIntentId,
    approvalUrl: challenge?.kind === 'wallet_approval' ? challenge.url : null,
    challenge,
    transactions,
  });
}

type Means = RouteRequest<typeof reservationRoutes.confirmPayment>['body'];

/** Pays with a method; without one, the customer has just passed the challenge of a begun payment. */
function confirm(known: Reservation, means: NonNullable<Means>, call: FakeCall): PaymentTurn {
  const { paymentProvider, paymentMethodId, returnPath } = means;
  if (paymentProvider || paymentMethodId) {
    const begun = { paymentIntentId: nameIntent(known.id), ...(paymentProvider && { paymentProvider }) };
    return pay(call, change(call, known, begun), paymentMethodId, returnPath);
  }
  if (known.paymentIntentId === null)
    return { status: 'requires_payment_method', reservation: known, challenge: null };
  return { status: 'succeeded', reservation: settle(call, known), challenge: null };
}

const confirmPayment: Handler<typeof reservationRoutes.confirmPayment> = ({ params, body }, call) => {
  const known = reservationById(call, params.id);
  if (known.paymentStatus === 'paid' && !call.state.openChanges.has(known.id))
    return answer({
      status: 'succeeded',
      reservation: known,
      challenge: null,
      transactions: listTransactions(call, known),
    });
  const turn = confirm(known, body ?? {}, call);
  if (body?.saveCard && turn.status === 'succeeded') saveCard(call);
  return answer({ ...turn, transactions: listTransactions(call, turn.reservation) });
};

/** A status change by an operator. */
type Step = 'confirm' | 'start' | 'complete' | 'noShow';

const moves = {
  confirm: ['pending', 'confirmed'],
  start: ['confirmed', 'in_progress'],
  complete: ['in_progress', 'completed'],
  noShow: ['confirmed', 'cancelled'],
} as const;

/** Takes an operator's step, and records it. */
function move(call: FakeCall, id: number, step: Step): Reservation {
  const [from, to] = moves[step];
  const reservation = reservationById(call, id);
  if (reservation.status !== from)
    throw new FakeRefusal('reservations.invalid_transition', { status: reservation.status });
  recordAct(call, `reservations ${id}`, {
    act: `reservations.${step}`,
    before: { status: from },
    after: { status: to },
  });
  return change(call, reservation, { status: to, canCancel: to === 'confirmed', holdExpiresAt: null });
}

const withTransactions = (reservation: Reservation, call: FakeCall) =>
  answer({ reservation, transactions: listTransactions(call, reservation) });

/** Rides ahead of now, soonest first, before the others. */
function listNextFirst(rides: readonly Reservation[], now: Date): Reservation[] {
  const isAhead = ({ status, pickupAt, timezone }: Reservation): boolean =>
    !['completed', 'cancelled'].includes(status) && (parseWallClock(pickupAt, timezone) ?? now) > now;
  const ahead = rides.filter(isAhead).toSorted((a, b) => (a.pickupAt < b.pickupAt ? -1 : 1));
  return [...ahead, ...rides.filter((ride) => !isAhead(ride))];
}

const list: Handler<typeof reservationRoutes.list> = ({ query = {} }, { state, now }) => {
  const { status, need, search, dateFrom, dateTo, order } = query;
  const waiting = need ? waitingRides(state, now, need) : null;
  const found = state.reservations.filter(
    (ride) =>
      (!status || ride.status === status) &&
      (waiting === null || waiting.has(ride.id)) &&
      (!dateFrom || ride.pickupAt.slice(0, 10) >= dateFrom) &&
      (!dateTo || ride.pickupAt.slice(0, 10) <= dateTo) &&
      (!search || `${ride.reference} ${ride.pickupAddress} ${ride.destinationAddress}`.includes(search)),
  );
  return answer(paginate(order === 'next' ? listNextFirst(found, now) : found, query));
};

const stats: Handler<typeof reservationRoutes.stats> = (_request, { state }) => {
  const having = (status: string) => state.reservations.filter((ride) => ride.status === status);
  const paid = state.reservations.filter(({ paymentStatus }) => paymentStatus === 'paid');
  return answer({
    total: state.reservations.length,
    pending: having('pending').length,
    confirmed: having('confirmed').length,
    inProgress: having('in_progress').length,
    completed: having('completed').length,
    cancelled: having('cancelled').length,
    totalSpent: euros(paid.reduce((total, { totalPrice }) => total + totalPrice.cents, 0)),
  });
};

const checkAvailability: Handler<typeof reservationRoutes.checkAvailability> = ({ body }, { state }) => {
  const taken = state.reservations.some(
    ({ vehicleId, pickupAt, status }) =>
      vehicleId === body.vehicleId && pickupAt === body.pickupAt && status !== 'cancelled',
  );
  return { success: true, available: !taken, is_available: !taken };
};

export const reservationHandlers: Handlers<typeof reservationRoutes> = {
  create,
  list,
  stats,
  checkAvailability,
  read: ({ params }, call) => withTransactions(reservationById(call, params.id), call),
  eligibility: ({ params }, call) => answer(checkEligibility(call, reservationById(call, params.id))),
  cancel: ({ params, body }, call) => withTransactions(cancelRide(call, params.id, body ?? {}), call),
  confirmPayment,
  confirm: ({ params }, call) => withTransactions(move(call, params.id, 'confirm'), call),
  start: ({ params }, call) => withTransactions(move(call, params.id, 'start'), call),
  complete: ({ params }, call) => withTransactions(move(call, params.id, 'complete'), call),
  rideSheet({ params }, call) {
    const reservation = reservationById(call, params.id);
    const { phone } = call.state.config.brand;
    return answer({ ...reservation, clientEmail: null, clientPhone: null, operatorPhone: phone });
  },
  noShow: ({ params }, call) => withTransactions(move(call, params.id, 'noShow'), call),
};
