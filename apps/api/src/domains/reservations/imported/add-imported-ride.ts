import type { Deps } from '../../../deps.ts';
import { type Actor, recordAct } from '../../../platform/audit/index.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { requireAccount } from '../../identity/index.ts';
import { openPayment, type PaymentDependencies } from '../../payments/index.ts';
import { endHolds } from '../commands/end-holds.ts';
import { isSlotFree, lockVehicle } from '../holds.repository.ts';
import { toNewPayment } from '../model/new-payment.ts';
import { chosenMeans } from '../model/payment-choice.ts';
import { addReservation } from '../reservations.repository.ts';
import { type PlannedRide, takenError } from './plan-imported-ride.ts';

type Dependencies = Pick<Deps, 'clock'> & { readonly payments: PaymentDependencies };

interface ImportedRow {
  readonly planned: PlannedRide;
  readonly actor: Actor;
  /** The file that an operator brought it in. */
  readonly file: string;
}

/** Nobody chose a card yet: the customer may, as for a ride that an operator confirmed before it was paid. */
const unchosen = chosenMeans('card', { paymentMethodId: null, savesCard: false }, undefined);

/**
 * Stores a planned ride, with its open payment unless it was paid elsewhere. Nobody is told. Returns its number.
 * @throws AppError `reservations.vehicle_unavailable` if somebody took the vehicle meanwhile
 */
export async function addImportedRide(
  trx: Connection,
  { clock, payments }: Dependencies,
  { planned: row, actor, file }: ImportedRow,
): Promise<number> {
  const now = clock.now();
  await requireAccount(trx, row.customer_id);
  const slot = { vehicleId: row.vehicle_id, period: row.period };
  await lockVehicle(trx, row.vehicle_id);
  await endHolds(trx, payments, slot);
  if (!(await isSlotFree(trx, slot, { customerId: null, now }))) throw takenError();
  const reservation = await addReservation(trx, row);
  if (!reservation.paid_elsewhere) await openPayment(payments, trx, toNewPayment(reservation, unchosen, 1));
  await recordAct(trx, {
    actor,
    at: now,
    act: 'imports.run',
    subject: 'reservations',
    subjectId: reservation.id,
    before: null,
    after: { total_cents: reservation.total_cents, file },
  });
  return reservation.id;
}
