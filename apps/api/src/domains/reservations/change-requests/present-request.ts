import {
  type ChangeRequest,
  type ChangeRequestStatus,
  type Language,
  changedParts,
  euros,
} from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { Deps } from '../../../deps.ts';
import { vehicleNames } from '../../fleet/index.ts';
import { transactionsOfReservations } from '../../payments/index.ts';
import { isPaidAsBefore, paidUntil } from '../changes/accept-difference.ts';
import { changeById, newestChange } from '../changes/changes.repository.ts';
import type { Reservation } from '../reservations.repository.ts';
import { type StoredRequest, newestRequest } from './change-requests.repository.ts';
import { readWanted } from './wanted-change.ts';

type Dependencies = Pick<Deps, 'db' | 'clock' | 'config'>;
type Standing = Pick<ChangeRequest, 'payUntil'> & { readonly status: ChangeRequestStatus };

/** The newest request of a ride as its customer and operators see it; null without one. */
export async function presentNewestRequest(
  deps: Dependencies,
  row: Reservation,
  language: Language,
): Promise<ChangeRequest | null> {
  const request = await newestRequest(deps.db, row.id);
  if (!request) return null;
  const { vehicleId, ...wanted } = readWanted(request.change);
  const names = vehicleId == null ? undefined : await vehicleNames(deps.db, [vehicleId], language);
  const standing = await findStatus(deps, row, request);
  return {
    id: request.id,
    ...standing,
    askedAt: request.asked_at.toISOString(),
    changed: z.parse(z.array(z.enum(changedParts)), request.changed),
    wanted: {
      ...wanted,
      childAges: wanted.childAges ?? undefined,
      childSeats: wanted.childSeats ?? undefined,
      vehicleName: names?.get(vehicleId ?? 0),
    },
    previousPrice: euros(request.previous_total_cents),
    totalPrice: euros(request.total_cents),
    reason: request.reason,
  };
}

/** Whether a request still waits for an operator, for its payment, or for nothing. */
async function findStatus(
  { db, clock, config }: Dependencies,
  row: Reservation,
  { status, change_id: changeId }: StoredRequest,
): Promise<Standing> {
  const isAhead = row.status === 'confirmed' && clock.now() < row.pickup_at;
  if (status === 'open') return { status: isAhead ? 'open' : 'closed', payUntil: null };
  if (status !== 'accepted' || changeId === null) return { status, payUntil: null };
  const change = await changeById(db, changeId);
  if (!change || change.applied_at !== null) return { status, payUntil: null };
  const payUntil = paidUntil(change, config.holdMinutes);
  const isNewest = (await newestChange(db, row.id))?.id === changeId;
  const isPaid = isPaidAsBefore(change, await transactionsOfReservations(db, [row.id]));
  return isAhead && isNewest && isPaid && clock.now() <= payUntil
    ? { status: 'to_pay', payUntil: payUntil.toISOString() }
    : { status: 'lapsed', payUntil: null };
}
