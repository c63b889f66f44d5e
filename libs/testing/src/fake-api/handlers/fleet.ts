import type { Vehicle, VehicleSort, fleetRoutes } from '@livree/contracts';
import { answer, type Handlers } from '../handler.ts';
import { paginate } from '../paginate.ts';
import { FakeRefusal } from '../refusal.ts';

const success = true as const;

const sortValues: Readonly<Record<VehicleSort, (vehicle: Vehicle) => string | number>> = {
  created_at: ({ id }) => id,
  price: ({ pricePerHour }) => pricePerHour?.cents ?? 0,
  price_per_hour: ({ pricePerHour }) => pricePerHour?.cents ?? 0,
  rating: ({ rating }) => rating,
  number_of_seats: ({ seats }) => seats,
  marque: ({ make }) => make,
};

function sorted(vehicles: readonly Vehicle[], sort: VehicleSort, order: 'asc' | 'desc'): Vehicle[] {
  const value = sortValues[sort];
  const direction = order === 'asc' ? 1 : -1;
  return vehicles.toSorted((a, b) => (value(a) < value(b) ? -direction : direction));
}

const includes = (whole: string, part: string | undefined) =>
  whole.toLowerCase().includes((part ?? '').toLowerCase());

const distinct = (values: readonly string[]) => [...new Set(values)];

export const fleetHandlers: Handlers<typeof fleetRoutes> = {
  list({ query = {} }, { state }) {
    const found = state.vehicles.filter(
      ({ type, make, model, class: vehicleClass }) =>
        (!query.type || type === query.type) &&
        (!query.class || vehicleClass === query.class) &&
        includes(make, query.make) &&
        includes(model, query.model),
    );
    const data = sorted(found, query.sortBy ?? 'created_at', query.sortOrder ?? 'asc');
    const filters = {
      types: distinct(state.vehicles.map(({ type }) => type)),
      marques: distinct(state.vehicles.map(({ make }) => make)),
    };
    return { success, data: paginate(data, query, 12), filters };
  },
  search({ query = {} }, { state }) {
    const found = state.vehicles.filter(({ name, type, description }) =>
      includes(`${name} ${type} ${description}`, query.q),
    );
    return { success, data: paginate(found, query, 12) };
  },
  types: (_request, { state }) => answer(distinct(state.vehicles.map(({ type }) => type))),
  byType({ params, query }, { state }) {
    const found = state.vehicles.filter(
      ({ name, type, description }) =>
        type === params.type && includes(`${name} ${type} ${description}`, query?.q),
    );
    return { success, data: paginate(found, query, 12) };
  },
  read({ params }, { state }) {
    const vehicle = state.vehicles.find(({ id }) => id === params.id);
    if (vehicle === undefined) throw new FakeRefusal('fleet.vehicle_not_found');
    return answer(vehicle);
  },
};
