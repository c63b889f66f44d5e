import { importedRide } from '@livree/contracts';
import { AppError, type FieldFaults, readInput } from '../../../platform/http/index.ts';
import { accountsByAddress, isCustomer } from '../../customers/index.ts';
import { activeVehicles, type VehicleRow } from '../../fleet/index.ts';
import type { UserRow } from '../../identity/index.ts';
import { addImportedRide, type PlannedRide, planImportedRide } from '../../reservations/index.ts';
import { findVehicle } from '../model/find-vehicle.ts';
import { readText } from '../model/read-text.ts';
import type { Body, ImportDeps, Planner } from './kind.ts';

/** Plans the rides of a file: none gets a vehicle that an earlier row has. */
export function openRidePlanner(deps: ImportDeps): Planner {
  const earlier: PlannedRide[] = [];
  let fleet: Promise<VehicleRow[]> | undefined;
  return async ({ client_email: address, vehicule_id: named, ...said }) => {
    fleet ??= activeVehicles(deps.db);
    const vehicle = findVehicle(await fleet, readText(named) ?? '');
    const customer = await findCustomer(deps, readText(address) ?? '');
    const ride = readRide(
      said,
      vehicle?.id,
      customer ? {} : { client_email: ['validation.import_customer'] },
    );
    if (!customer) throw new AppError('customers.not_found');
    const planned = await planImportedRide(deps, { ...ride, customer, earlier });
    earlier.push(planned);
    return (trx, bringer) => addImportedRide(trx, deps, { planned, ...bringer });
  };
}

async function findCustomer({ db }: ImportDeps, address: string): Promise<UserRow | undefined> {
  const user = (await accountsByAddress(db, [address])).get(address);
  return isCustomer(user) ? user : undefined;
}

/** The ride of a row. @throws AppError 422 with what is wrong and what is unknown */
function readRide(said: Body, vehicleId: number | undefined, unknown: FieldFaults) {
  const faults = {
    ...unknown,
    ...(vehicleId ? {} : { vehicule_id: ['validation.import_vehicle' as const] }),
  };
  const {
    reference: _,
    price,
    paidElsewhere = false,
    ...request
  } = readWith(faults, { ...said, vehicule_id: vehicleId ?? 1 });
  return { request, agreedCents: price?.cents ?? null, isPaidElsewhere: paidElsewhere };
}

function readWith(faults: FieldFaults, body: Body) {
  try {
    const ride = readInput(importedRide, body);
    if (Object.keys(faults).length === 0) return ride;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new AppError(error.code, error.params, { ...error.fields, ...faults });
  }
  throw new AppError('validation', {}, faults);
}
