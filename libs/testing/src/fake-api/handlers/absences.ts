import type { absenceRoutes, AbsenceRequest, Obstacle } from '@livree/contracts';
import { answer, type FakeCall, type Handlers } from '../handler.ts';
import { FakeRefusal } from '../refusal.ts';
import { toInstant } from '../to-instant.ts';

type Period = Pick<AbsenceRequest, 'startsAt' | 'endsAt'>;

/** The rides in the way of an absence. */
function findObstacles({ state }: FakeCall, vehicleId: number, { startsAt, endsAt }: Period): Obstacle[] {
  if (endsAt <= startsAt) throw new FakeRefusal('validation', {}, { ends_at: ['validation.absence_end'] });
  return state.reservations
    .filter(
      (ride) => ride.vehicleId === vehicleId && ride.status !== 'cancelled' && ride.status !== 'completed',
    )
    .filter(({ pickupAt }) => startsAt <= pickupAt && pickupAt < endsAt)
    .map(({ id, reference, pickupAt }) => ({
      rideId: id,
      name: reference,
      startsAt: toInstant(pickupAt),
      endsAt: toInstant(pickupAt),
    }));
}

export const absenceHandlers: Handlers<typeof absenceRoutes> = {
  list: ({ params }, { state }) => answer(state.absences.filter(({ vehicleId }) => vehicleId === params.id)),
  check: ({ params, body }, call) => answer(findObstacles(call, params.id, body)),
  add({ params, body }, call) {
    const [obstacle] = findObstacles(call, params.id, body);
    if (obstacle) throw new FakeRefusal('operations.vehicle_busy', { name: obstacle.name });
    const absence = {
      id: Math.max(0, ...call.state.absences.map(({ id }) => id)) + 1,
      vehicleId: params.id,
      startsAt: toInstant(body.startsAt),
      endsAt: toInstant(body.endsAt),
      reason: body.reason,
    };
    call.state.absences.push(absence);
    return answer(absence);
  },
  remove({ params }, { state }) {
    state.absences = state.absences.filter(({ id }) => id !== params.id);
    return { success: true };
  },
};
