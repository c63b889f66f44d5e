import type { AbsenceRequest } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import { type Actor, recordAct } from '../../../platform/audit/index.ts';
import { isOverlap, retryConflicts } from '../../../platform/db/index.ts';
import { AppError, fieldError } from '../../../platform/http/index.ts';
import { instantAt, localTime } from '../../../platform/local-time.ts';
import { vehiclesByIds } from '../../fleet/index.ts';
import { endHolds } from '../commands/end-holds.ts';
import { lockVehicle, type Slot } from '../holds.repository.ts';
import { addAbsence, obstaclesIn, removeAbsence, type AbsenceRow } from './absences.repository.ts';

/** @throws AppError `fleet.vehicle_not_found`, or 422 for times that do not exist, or of which the end is not the later */
export async function readSlot(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  vehicleId: number,
  { startsAt, endsAt }: Pick<AbsenceRequest, 'startsAt' | 'endsAt'>,
): Promise<Slot> {
  const [vehicle] = await vehiclesByIds(db, [vehicleId]);
  if (!vehicle) throw new AppError('fleet.vehicle_not_found');
  const start = instantAt(startsAt, config.timeZone);
  const end = instantAt(endsAt, config.timeZone);
  if (!start) throw fieldError('starts_at', 'validation.local_time_gap');
  if (!end) throw fieldError('ends_at', 'validation.local_time_gap');
  if (end <= start) throw fieldError('ends_at', 'validation.absence_end');
  return { vehicleId, period: { start, end } };
}

interface AbsenceOrder {
  readonly slot: Slot;
  readonly reason: string;
  readonly actor: Actor;
}

/**
 * Takes a vehicle away for some time; the constraint decides between it and the rides.
 * @throws AppError `operations.vehicle_busy`, with what has the vehicle then
 */
export async function bookAbsence(deps: Deps, { slot, reason, actor }: AbsenceOrder): Promise<AbsenceRow> {
  const { db, clock, config } = deps;
  try {
    return await retryConflicts(() =>
      db.transaction().execute(async (trx) => {
        const now = clock.now();
        await lockVehicle(trx, slot.vehicleId);
        await endHolds(trx, deps, slot);
        const [obstacle] = await obstaclesIn(trx, slot, now);
        if (obstacle) throw new AppError('operations.vehicle_busy', { name: obstacle.name });
        const added = await addAbsence(trx, slot, reason);
        await recordAct(trx, {
          actor,
          at: now,
          act: 'absences.add',
          subject: 'vehicles',
          subjectId: slot.vehicleId,
          before: null,
          after: describe(added, config.timeZone),
        });
        return added;
      }),
    );
  } catch (error) {
    if (isOverlap(error)) throw new AppError('reservations.vehicle_unavailable');
    throw error;
  }
}

/** Undoes an absence. @throws AppError 404 */
export async function cancelAbsence(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  id: number,
  actor: Actor,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const removed = await removeAbsence(trx, id);
    if (!removed) throw new AppError('not_found');
    await recordAct(trx, {
      actor,
      at: clock.now(),
      act: 'absences.remove',
      subject: 'vehicles',
      subjectId: removed.vehicle_id,
      before: describe(removed, config.timeZone),
      after: null,
    });
  });
}

const describe = ({ reason, starts_at: start, ends_at: end }: AbsenceRow, timeZone: string) => ({
  reason,
  starts_at: localTime(start, timeZone),
  ends_at: localTime(end, timeZone),
});
