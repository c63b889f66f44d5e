import type { VehicleEdit } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import { type Actor, recordAct } from '../../../platform/audit/index.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { AppError, fieldError } from '../../../platform/http/index.ts';
import { nextVersion } from '../../../platform/next-version.ts';
import { lockVehicle, type VehicleRow } from '../fleet.repository.ts';
import { presentManaged, saysOtherwise, toColumns, versionOf } from './vehicle-columns.ts';
import {
  addVehicle,
  changeVehicle,
  foldPlate,
  keptVehicle,
  vehiclesByPlates,
} from './vehicles.repository.ts';

type Dependencies = Pick<Deps, 'db' | 'clock'>;

/** Adds a vehicle, which is on offer at once. Returns its number. @throws AppError 422 beside a plate that another has */
export function createVehicle({ db, clock }: Dependencies, edit: VehicleEdit, actor: Actor): Promise<number> {
  return db.transaction().execute((trx) => insertVehicle(trx, { edit, actor, now: clock.now() }));
}

interface NewVehicle {
  readonly edit: VehicleEdit;
  readonly actor: Actor;
  readonly now: Date;
  /** The file that an operator brought the vehicle in. */
  readonly file?: string;
}

/** The same, inside a transaction. */
export async function insertVehicle(
  trx: Connection,
  { edit, actor, now, file }: NewVehicle,
): Promise<number> {
  await refuseTakenPlate(trx, edit);
  const id = await addVehicle(trx, { ...toColumns(edit), images: '[]', created_at: now, updated_at: now });
  const act = file === undefined ? 'vehicles.add' : 'imports.run';
  await record(trx, { actor, at: now, act, id, before: null, ...(file === undefined ? {} : { file }) });
  return id;
}

/** @param own the vehicle that may have the plate */
async function refuseTakenPlate(trx: Connection, { plate }: VehicleEdit, own?: number): Promise<void> {
  if (!plate) return;
  const [holder] = (await vehiclesByPlates(trx, [foldPlate(plate)])).values();
  if (holder !== undefined && holder !== own) throw fieldError('plate', 'validation.plate_taken');
}

interface VehicleOrder {
  readonly id: number;
  readonly edit: VehicleEdit;
  /** The version that the operator edited. */
  readonly version: string;
  readonly actor: Actor;
}

/** Changes a vehicle. @throws AppError `fleet.vehicle_not_found`, or `operations.overtaken` if another operator was first */
export async function editVehicle(
  { db, clock }: Dependencies,
  { id, edit, version, actor }: VehicleOrder,
): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const before = await requireVehicle(trx, id);
    if (versionOf(before).toISOString() !== version) throw new AppError('operations.overtaken');
    await refuseTakenPlate(trx, edit, id);
    const columns = toColumns(edit);
    await changeVehicle(trx, id, {
      ...columns,
      ...(saysOtherwise(before, columns) ? { translations: '{}' } : {}),
      updated_at: nextVersion(now, versionOf(before)),
    });
    await record(trx, { actor, at: now, act: 'vehicles.change', id, before });
  });
}

interface OfferOrder {
  readonly id: number;
  readonly isActive: boolean;
  readonly actor: Actor;
}

/** Retires a vehicle, or offers it again. The rides that name it keep it. @throws AppError `fleet.vehicle_not_found` */
export async function offerVehicle(
  { db, clock }: Dependencies,
  { id, isActive, actor }: OfferOrder,
): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const before = await requireVehicle(trx, id);
    await changeVehicle(trx, id, { is_active: isActive, updated_at: nextVersion(now, versionOf(before)) });
    await record(trx, { actor, at: now, act: 'vehicles.offer', id, before });
  });
}

async function requireVehicle(trx: Connection, id: number): Promise<VehicleRow> {
  await lockVehicle(trx, id);
  const row = await keptVehicle(trx, id);
  if (!row) throw new AppError('fleet.vehicle_not_found');
  return row;
}

interface Recorded {
  readonly actor: Actor;
  readonly at: Date;
  readonly act: string;
  readonly id: number;
  readonly before: VehicleRow | null;
  readonly file?: string;
}

/** Records what is different in a vehicle. */
async function record(trx: Connection, { id, before, file, ...act }: Recorded): Promise<void> {
  const row = await keptVehicle(trx, id);
  if (!row) return;
  const [old, now] = [before ? flatten(before) : {}, flatten(row)];
  const changed = Object.keys(now).filter((key) => old[key] !== now[key]);
  const pick = (from: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(changed.map((key) => [key, from[key]]));
  await recordAct(trx, {
    ...act,
    subject: 'vehicles',
    subjectId: id,
    before: before ? pick(old) : null,
    after: { ...pick(now), ...(file === undefined ? {} : { file }) },
  });
}

/** A vehicle as plain values that can be compared. */
function flatten(row: VehicleRow): Readonly<Record<string, unknown>> {
  const { version: _, primaryImage: _image, pricePerHour, equipment, ...plain } = presentManaged(row, 'fr');
  return { ...plain, price_cents: pricePerHour?.cents ?? null, equipment: equipment.join(', ') };
}
