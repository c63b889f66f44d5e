import { type Absence, absenceRoutes } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { registerRoute } from '../../../platform/http/index.ts';
import { absencesOfVehicle, obstaclesIn, type AbsenceRow } from './absences.repository.ts';
import { bookAbsence, cancelAbsence, readSlot } from './book-absence.ts';

/** When vehicles are away. */
export function absencesRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps;

  registerRoute(app, absenceRoutes.list, async ({ params }) => ({
    data: (await absencesOfVehicle(db, params.id, clock.now())).map(presentAbsence),
  }));

  registerRoute(
    app,
    absenceRoutes.check,
    async ({ params, body }) => {
      const slot = await readSlot(deps, params.id, body);
      const obstacles = await obstaclesIn(db, slot, clock.now());
      return {
        data: obstacles.map(({ ride_id: rideId, name, starts_at: start, ends_at: end }) => ({
          rideId,
          name,
          startsAt: start.toISOString(),
          endsAt: end.toISOString(),
        })),
      };
    },
    // Looking changes nothing.
    { recordsAct: true },
  );

  registerRoute(
    app,
    absenceRoutes.add,
    async ({ params, body }, { caller, translate }) => {
      const slot = await readSlot(deps, params.id, body);
      const added = await bookAbsence(deps, { slot, reason: body.reason, actor: caller });
      return { message: translate('operations.saved'), data: presentAbsence(added) };
    },
    { recordsAct: true },
  );

  registerRoute(
    app,
    absenceRoutes.remove,
    async ({ params }, { caller, translate }) => {
      await cancelAbsence(deps, params.id, caller);
      return { message: translate('operations.saved') };
    },
    { recordsAct: true },
  );
}

export const presentAbsence = (row: AbsenceRow): Absence => ({
  id: row.id,
  vehicleId: row.vehicle_id,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  reason: row.reason,
});
