import type { Deps } from '../../../deps.ts';
import { type Actor, recordAct } from '../../../platform/audit/index.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { localTime } from '../../../platform/local-time.ts';
import { vehicleNames } from '../../fleet/index.ts';
import type { Reservation } from '../reservations.repository.ts';
import type { ChangedRide } from './price-change.ts';

interface Move {
  readonly row: Reservation;
  readonly ride: ChangedRide;
  readonly actor: Actor;
  readonly acceptsRequest?: boolean;
}

/** Records that an operator gave a ride another vehicle or time, or accepted what its customer asks for, with the vehicle's name of that day. */
export async function recordMove(
  trx: Connection,
  { clock }: Pick<Deps, 'clock'>,
  { row, ride, actor, acceptsRequest = false }: Move,
): Promise<void> {
  const { request, priced, pickup } = ride;
  const names = await vehicleNames(trx, [row.vehicle_id, request.vehicleId], 'fr');
  const describe = (vehicleId: number, at: Date, timeZone: string, cents: number) => ({
    pickup_at: localTime(at, timeZone),
    vehicle: names.get(vehicleId) ?? '',
    total_cents: cents,
  });
  await recordAct(trx, {
    actor,
    at: clock.now(),
    act: acceptsRequest ? 'dispatch.acceptRequest' : 'dispatch.move',
    subject: 'reservations',
    subjectId: row.id,
    before: describe(row.vehicle_id, row.pickup_at, row.time_zone, row.total_cents),
    after: describe(request.vehicleId, pickup, priced.timeZone, priced.total),
  });
}
