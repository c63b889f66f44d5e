import type { RideNotes, dispatchRoutes } from '@livree/contracts';
import { change, reservationById } from '../booking.ts';
import { moveRide, quoteRideChange } from '../changing.ts';
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

export const dispatchHandlers: Handlers<typeof dispatchRoutes> = {
  quoteMove: ({ params, body }, call) =>
    answer(quoteRideChange(call, reservationById(call, params.id), body ?? {})),
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
