import {
  type ManagedVehicle,
  type Vehicle,
  type VehicleEdit,
  isOneOf,
  vehicleClasses,
  type vehicleRoutes,
  vehicleTypes,
} from '@livree/contracts';
import { answer, type FakeCall, type Handlers } from '../handler.ts';
import { paginate } from '../paginate.ts';
import { recordAct } from '../record-act.ts';
import { FakeRefusal } from '../refusal.ts';

const firstVersion = '2026-11-01T08:00:00.000Z';

/** A vehicle as operators edit it. */
function toManaged({ state }: FakeCall, vehicle: Vehicle): ManagedVehicle {
  const { type, class: vehicleClass } = vehicle;
  const kept = state.keptVehicles.get(vehicle.id);
  return {
    ...vehicle,
    type: isOneOf(vehicleTypes, type) ? type : 'berline',
    class: isOneOf(vehicleClasses, vehicleClass) ? vehicleClass : 'standard',
    insuranceUntil: kept?.insuranceUntil ?? null,
    inspectionUntil: kept?.inspectionUntil ?? null,
    licenceUntil: kept?.licenceUntil ?? null,
    plate: kept?.plate ?? null,
    version: kept?.version ?? firstVersion,
  };
}

function vehicleById(call: FakeCall, id: number): ManagedVehicle {
  const vehicle = call.state.vehicles.find((candidate) => candidate.id === id);
  if (vehicle === undefined) throw new FakeRefusal('fleet.vehicle_not_found');
  return toManaged(call, vehicle);
}

/** Keeps an edit of a vehicle, and returns it as it is now. */
function keep(
  call: FakeCall,
  id: number,
  edit: VehicleEdit & { readonly isActive?: boolean },
): ManagedVehicle {
  const { insuranceUntil, inspectionUntil, licenceUntil, plate, ...said } = edit;
  const known = call.state.vehicles.find((vehicle) => vehicle.id === id);
  const vehicle: Vehicle = {
    ridePriceFrom: null,
    primaryImage: null,
    images: [],
    isActive: true,
    ...known,
    ...said,
    id,
    name: `${edit.make} ${edit.model}`,
    price: edit.pricePerHour,
  };
  call.state.vehicles = [...call.state.vehicles.filter((kept) => kept.id !== id), vehicle];
  const version = call.now.toISOString();
  call.state.keptVehicles.set(id, { insuranceUntil, inspectionUntil, licenceUntil, plate, version });
  recordAct(call, `vehicles ${id}`, { act: 'vehicles.change', before: null, after: null });
  return toManaged(call, vehicle);
}

export const vehicleHandlers: Handlers<typeof vehicleRoutes> = {
  list({ query = {} }, call) {
    const found = call.state.vehicles
      .map((vehicle) => toManaged(call, vehicle))
      .filter(({ name }) => name.toLowerCase().includes((query.search ?? '').toLowerCase()))
      .filter(({ isActive }) => !query.shows || isActive === (query.shows === 'offered'))
      .toSorted((one, other) => one.name.localeCompare(other.name));
    return answer(paginate(found, query, 50));
  },
  read: ({ params }, call) => answer(vehicleById(call, params.id)),
  add({ body }, call) {
    const id = Math.max(0, ...call.state.vehicles.map((vehicle) => vehicle.id)) + 1;
    return answer(keep(call, id, body));
  },
  change({ params, body: { version, ...edit } }, call) {
    if (vehicleById(call, params.id).version !== version) throw new FakeRefusal('operations.overtaken');
    return answer(keep(call, params.id, edit));
  },
  offer: ({ params, body }, call) =>
    answer(keep(call, params.id, { ...vehicleById(call, params.id), isActive: body.isActive })),
};
