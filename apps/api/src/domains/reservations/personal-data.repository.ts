import { sql } from 'kysely';
import type { Connection } from '../../platform/db/index.ts';
import { removeDeliveriesOfCustomer } from '../deliveries/index.ts';
import { removeRequestsOfCustomer } from './change-requests/change-requests.repository.ts';
import { removeChangesOfCustomer } from './changes/changes.repository.ts';
import { removeNotesOfCustomer } from './dispatch/ride-notes.repository.ts';
import { removeFlightsOfCustomer } from './flights/ride-flights.repository.ts';
import { occupyingStatuses } from './model/reservation-status.ts';
import type { Reservation } from './reservations.repository.ts';

/** Latest pickup first. */
export function listReservationsOfCustomer(db: Connection, customerId: number): Promise<Reservation[]> {
  return db
    .selectFrom('reservations')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('pickup_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Future and running rides, locked. */
export function openReservations(trx: Connection, customerId: number): Promise<Reservation[]> {
  return trx
    .selectFrom('reservations')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('status', 'in', occupyingStatuses)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Removes the person from their rides and reassigns the rides. */
export async function handOverReservations(
  trx: Connection,
  customerId: number,
  formerCustomerId: number,
): Promise<void> {
  await removeChangesOfCustomer(trx, customerId);
  await removeRequestsOfCustomer(trx, customerId);
  await removeNotesOfCustomer(trx, customerId);
  await removeDeliveriesOfCustomer(trx, customerId);
  await removeFlightsOfCustomer(trx, customerId);
  await trx
    .updateTable('reservations')
    .set({
      customer_id: formerCustomerId,
      client_name: '',
      client_email: '',
      client_phone: null,
      special_requests: null,
      flight_number: null,
      flight_date: null,
      train_number: null,
      return_flight_number: null,
      return_flight_date: null,
      return_train_number: null,
      sign_name: null,
      child_ages: '[]',
      child_seats: null,
      traveller: null,
      campaign: null,
      cancellation_reason: null,
      fingerprint: '',
    })
    .where('customer_id', '=', customerId)
    .execute();
}

const endedBefore = (moment: Date) => sql<boolean>`upper(during) < ${moment}`;

/** Removes the places from former customers' rides that ended before a time. */
export async function removeTransportData(
  trx: Connection,
  formerCustomerId: number,
  before: Date,
): Promise<void> {
  await trx
    .updateTable('reservations')
    .set({
      pickup_address: '',
      destination_address: '',
      stops: '[]',
      return_pickup_address: null,
      return_destination_address: null,
    })
    .where('customer_id', '=', formerCustomerId)
    .where(endedBefore(before))
    .where('pickup_address', '!=', '')
    .execute();
}

/** Former customers' rides that ended before a time. */
export async function endedReservations(
  db: Connection,
  formerCustomerId: number,
  before: Date,
): Promise<number[]> {
  const rows = await db
    .selectFrom('reservations')
    .select('id')
    .where('customer_id', '=', formerCustomerId)
    .where(endedBefore(before))
    .limit(1000)
    .execute();
  return rows.map(({ id }) => id);
}

export async function removeReservations(trx: Connection, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await trx.deleteFrom('reservations').where('id', 'in', ids).execute();
}

/** Reassigns the rides of a guest to the account that the guest joins. */
export async function giveReservations(trx: Connection, guestId: number, accountId: number): Promise<void> {
  await trx
    .updateTable('reservations')
    .set({ customer_id: accountId })
    .where('customer_id', '=', guestId)
    .execute();
}
