import type { Deps } from '../../../deps.ts';
import { type Actor, recordAct } from '../../../platform/audit/index.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { localTime } from '../../../platform/local-time.ts';
import { vehiclesByIds } from '../../fleet/index.ts';
import type { Reservation } from '../reservations.repository.ts';
import type { ChangedRide } from './price-change.ts';

interface Move {
  readonly row: Reservation;
  readonly ride: ChangedRide;
  readonly actor: Actor;
  readonly acceptsRequest?: boolean;
}

interface Described {
  readonly vehicleId: number;
  readonly at: Date;
  readonly backAt: Date | null;
  readonly timeZone: string;
  readonly cents: number;
}

/** Records that an operator gave a ride another vehicle or time, or accepted what its customer asks for, with the make and model of that day, which readers name in their language. */
export async function recordMove(
  trx: Connection,
  { clock }: Pick<Deps, 'clock'>,
  { row, ride, actor, acceptsRequest = false }: Move,
): Promise<void> {
  const { request, priced, pickup, returnPickup } = ride;
  const isBackMoved = row.return_at?.getTime() !== returnPickup?.getTime();
  const vehicles = await vehiclesByIds(trx, [row.vehicle_id, request.vehicleId]);
  const nameVehicle = (id: number) => {
    const found = vehicles.find((vehicle) => vehicle.id === id);
    return found && { make: found.make, model: found.model };
  };
  const describe = ({ vehicleId, at, backAt, timeZone, cents }: Described) => ({
    pickup_at: localTime(at, timeZone),
    ...(isBackMoved && backAt && { return_at: localTime(backAt, timeZone) }),
    vehicle: nameVehicle(vehicleId),
    total_cents: cents,
  });
  await recordAct(trx, {
    actor,
    at: clock.now(),
    act: acceptsRequest ? 'dispatch.acceptRequest' : 'dispatch.move',
    subject: 'reservations',
    subjectId: row.id,
    before: describe({
      vehicleId: row.vehicle_id,
      at: row.pickup_at,
      backAt: row.return_at,
      timeZone: row.time_zone,
      cents: row.total_cents,
    }),
    after: describe({
      vehicleId: request.vehicleId,
      at: pickup,
      backAt: returnPickup,
      timeZone: priced.timeZone,
      cents: priced.total,
    }),
  });
}
