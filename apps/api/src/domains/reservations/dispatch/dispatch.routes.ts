import { type RideNotes, dispatchRoutes } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { AppError, registerRoute } from '../../../platform/http/index.ts';
import { deliveriesOfRide, presentDelivery } from '../../deliveries/index.ts';
import { type PaymentDependencies, withDeadline } from '../../payments/index.ts';
import { changeRide } from '../changes/change-ride.ts';
import { quoteChange } from '../changes/quote-change.ts';
import { readReservation } from '../read-reservation.ts';
import { type Reservation, reservationById } from '../reservations.repository.ts';
import { notesOfRides } from './ride-notes.repository.ts';
import { saveRideNotes } from './save-ride-notes.ts';

type Dependencies = Deps & { readonly payments: PaymentDependencies };

/** What operators do with a ride besides its steps: another vehicle or time, a note, the chauffeur. */
export function dispatchRidesRoutes(app: FastifyInstance, deps: Dependencies): void {
  const { db } = deps;

  async function requireRide(id: number): Promise<Reservation> {
    const row = await reservationById(db, id);
    if (!row) throw new AppError('reservations.not_found');
    return row;
  }

  async function readNotes(id: number): Promise<RideNotes> {
    const stored = (await notesOfRides(db, [id])).get(id);
    return {
      note: stored?.note ?? '',
      chauffeurName: stored?.chauffeur_name ?? '',
      chauffeurPhone: stored?.chauffeur_phone ?? '',
      chauffeurPlate: stored?.chauffeur_plate ?? '',
      version: stored?.updated_at.toISOString() ?? null,
    };
  }

  registerRoute(
    app,
    dispatchRoutes.quoteMove,
    async ({ params, body }, { language }) => {
      const row = await requireRide(params.id);
      const operator = { keepsPrice: false };
      return { data: await quoteChange(deps, { row, change: body, language, operator }) };
    },
    // A price that is asked for changes nothing.
    { recordsAct: true },
  );

  registerRoute(
    app,
    dispatchRoutes.move,
    async ({ params, body }, { caller, language, translate }) => {
      const { quote, keepsPrice, ...change } = body;
      const timed = { ...deps, payments: withDeadline(deps.payments) };
      const operator = { actor: caller, keepsPrice };
      await changeRide(timed, {
        reservationId: params.id,
        customerId: null,
        change,
        quote,
        language,
        operator,
      });
      return {
        message: translate('operations.ride_moved'),
        data: await readReservation(deps, { id: params.id, customerId: null, language }),
      };
    },
    { recordsAct: true },
  );

  registerRoute(app, dispatchRoutes.deliveries, async ({ params }) => {
    await requireRide(params.id);
    return { data: (await deliveriesOfRide(db, params.id)).map(presentDelivery) };
  });

  registerRoute(app, dispatchRoutes.notes, async ({ params }) => {
    await requireRide(params.id);
    return { data: await readNotes(params.id) };
  });

  registerRoute(
    app,
    dispatchRoutes.saveNotes,
    async ({ params, body }, { caller, translate }) => {
      await saveRideNotes(deps, { reservationId: params.id, notes: body, actor: caller });
      return { message: translate('operations.saved'), data: await readNotes(params.id) };
    },
    { recordsAct: true },
  );
}
