import { sql } from 'kysely';
import type { Connection } from '../../../platform/db/index.ts';
import type { Slot } from '../holds.repository.ts';

export interface AbsenceRow {
  readonly id: number;
  readonly vehicle_id: number;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly reason: string;
}

const columns = sql`id, vehicle_id, lower(during) as starts_at, upper(during) as ends_at, reason`;

/** @throws 23P01 on `occupations_no_overlap` if a ride or another absence has the vehicle */
export async function addAbsence(
  trx: Connection,
  { vehicleId, period }: Slot,
  reason: string,
): Promise<AbsenceRow> {
  const { rows } = await sql<AbsenceRow>`
    insert into occupations (vehicle_id, during, reason)
    values (${vehicleId}, tstzrange(${period.start}, ${period.end}, '[)'), ${reason})
    returning ${columns}`.execute(trx);
  const [added] = rows;
  if (!added) throw new Error('an absence was not stored');
  return added;
}

/** Removes an absence, and returns what it was. */
export async function removeAbsence(trx: Connection, id: number): Promise<AbsenceRow | undefined> {
  const { rows } = await sql<AbsenceRow>`
    delete from occupations where id = ${id} and reservation_id is null returning ${columns}`.execute(trx);
  return rows[0];
}

/** The absences of a vehicle that end later than a moment, the next one first. */
export async function absencesOfVehicle(db: Connection, vehicleId: number, now: Date): Promise<AbsenceRow[]> {
  const { rows } = await sql<AbsenceRow>`
    select ${columns} from occupations
    where vehicle_id = ${vehicleId} and reservation_id is null and upper(during) > ${now}
    order by starts_at, id`.execute(db);
  return rows;
}

/** The absences of all vehicles in a period, earliest first. */
export async function absencesBetween(db: Connection, start: Date, end: Date): Promise<AbsenceRow[]> {
  const { rows } = await sql<AbsenceRow>`
    select ${columns} from occupations
    where reservation_id is null and during && tstzrange(${start}, ${end}, '[)')
    order by starts_at, id`.execute(db);
  return rows;
}

export interface ObstacleRow {
  readonly ride_id: number | null;
  readonly name: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
}

/** What has a vehicle in a period, earliest first; holds that have expired do not count. */
export async function obstaclesIn(
  db: Connection,
  { vehicleId, period }: Slot,
  now: Date,
): Promise<ObstacleRow[]> {
  const { rows } = await sql<ObstacleRow>`
    select ride.id as ride_id, coalesce(ride.reference, occupations.reason) as name,
      lower(occupations.during) as starts_at, upper(occupations.during) as ends_at
    from occupations left join reservations ride on ride.id = occupations.reservation_id
    where occupations.vehicle_id = ${vehicleId}
      and occupations.during && tstzrange(${period.start}, ${period.end}, '[)')
      and (ride.hold_expires_at is null or ride.hold_expires_at > ${now})
    order by starts_at limit 20`.execute(db);
  return rows;
}
