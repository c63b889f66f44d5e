import type { RideNotes, dispatchRoutes } from '@livree/contracts';
import { change, newReservation, reservationById } from '../booking.ts';
import { acceptRequest, findRequest, findWanted, settleRequest } from '../change-requests.ts';
import { moveRide, quoteMove } from '../changing.ts';
import { answer, type FakeCall, type Handlers } from '../handler.ts';
import { listTransactions } from '../paying.ts';
import { recordAct } from '../record-act.ts';
import { FakeRefusal } from '../refusal.ts';

const noNotes: RideNotes = {
  note: '',
  chauffeurName: '',
  chauffeurPhone: '',
  chauffeurPlate: '',
  version: null,
};

const notesOf = ({ state }: FakeCall, id: number): RideNotes => state.rideNotes.get(id) ?? noNotes;

const hourMs = 3_600_000;

export const dispatchHandlers: Handlers<typeof dispatchRoutes> = {
  book({ body, headers }, call) {
    const { customerId, linkHours, ...request } = body;
    const found = call.state.accounts.find(({ user }) => user.id === customerId && user.role === 'customer');
    if (found === undefined) throw new FakeRefusal('customers.not_found');
    const key = headers?.idempotencyKey;
    const known = key === undefined ? undefined : call.state.keys.get(key);
    if (known !== undefined) {
      const booked = reservationById(call, known);
      return answer({ reservation: booked, transactions: listTransactions(call, booked) });
    }
    const expiresAt = new Date(call.now.getTime() + linkHours * hourMs).toISOString();
    const reservation = { ...newReservation(request, found.user, call), holdExpiresAt: expiresAt };
    call.state.reservations.unshift(reservation);
    if (key !== undefined) call.state.keys.set(key, reservation.id);
    call.state.paymentLinks.set(reservation.id, expiresAt);
    recordAct(call, `reservations ${reservation.id}`, {
      act: 'dispatch.book',
      before: null,
      after: { total_cents: reservation.totalPrice.cents, pay_until: expiresAt },
    });
    return answer({ reservation, transactions: listTransactions(call, reservation) });
  },
  paymentLink({ params }, call) {
    const { id, status, reference } = reservationById(call, params.id);
    const expiresAt = call.state.paymentLinks.get(id);
    if (expiresAt === undefined || status !== 'pending') return answer(null);
    return answer({ url: `https://livree.example/pay?key=${reference}.signature`, expiresAt });
  },
  sendPaymentLink({ params, body }, call) {
    const ride = reservationById(call, params.id);
    if (ride.status !== 'pending') throw new FakeRefusal('payments.none_pending');
    const expiresAt = new Date(call.now.getTime() + body.linkHours * hourMs).toISOString();
    call.state.paymentLinks.set(ride.id, expiresAt);
    recordAct(call, `reservations ${ride.id}`, {
      act: 'dispatch.sendPaymentLink',
      before: null,
      after: { total_cents: ride.totalPrice.cents, pay_until: expiresAt },
    });
    return answer({ url: `https://livree.example/pay?key=${ride.reference}.signature`, expiresAt });
  },
  quoteMove: ({ params, body }, call) =>
    answer(quoteMove(call, reservationById(call, params.id), body ?? {})),
  move({ params, body }, call) {
    const before = reservationById(call, params.id);
    const after = moveRide(call, before, body);
    const describe = ({ pickupAt, vehicle, totalPrice }: typeof before) => ({
      pickup_at: pickupAt,
      vehicle: vehicle.name,
      total_cents: totalPrice.cents,
    });
    recordAct(call, `reservations ${params.id}`, {
      act: 'dispatch.move',
      before: describe(before),
      after: describe(after),
    });
    return answer({ reservation: after, transactions: listTransactions(call, after) });
  },
  changeRequest({ params }, call) {
    const reservation = reservationById(call, params.id);
    const request = findRequest(call, reservation);
    const quote =
      request?.status === 'open' ? quoteMove(call, reservation, findWanted(call, reservation)) : null;
    return answer({ request, quote, refusal: null });
  },
  acceptRequest({ params, body }, call) {
    const ride = acceptRequest(call, reservationById(call, params.id), body);
    recordAct(call, `reservations ${params.id}`, {
      act: 'dispatch.acceptRequest',
      before: { decision: 'awaited' },
      after: { decision: 'approved' },
    });
    return answer({ reservation: ride, transactions: listTransactions(call, ride) });
  },
  declineRequest({ params, body: { reason } }, call) {
    const ride = reservationById(call, params.id);
    settleRequest(call, ride, { status: 'declined', reason });
    recordAct(call, `reservations ${params.id}`, {
      act: 'dispatch.declineRequest',
      before: { decision: 'awaited' },
      after: { decision: 'declined', reason },
    });
    return answer({ reservation: ride, transactions: listTransactions(call, ride) });
  },
  deliveries({ params }, call) {
    const { id } = reservationById(call, params.id);
    return answer(
      call.state.deliveries.filter(({ rideId }) => rideId === id).map(({ delivery }) => delivery),
    );
  },
  notes: ({ params }, call) => answer(notesOf(call, reservationById(call, params.id).id)),
  saveNotes({ params, body }, call) {
    const ride = reservationById(call, params.id);
    if (notesOf(call, ride.id).version !== body.version) throw new FakeRefusal('operations.overtaken');
    const saved = { ...body, version: call.now.toISOString() };
    call.state.rideNotes.set(ride.id, saved);
    const { chauffeurName: name, chauffeurPhone: phone, chauffeurPlate: plate } = body;
    change(call, ride, { chauffeur: name || phone || plate ? { name, phone, plate } : null });
    return answer(saved);
  },
};
