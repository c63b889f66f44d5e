import { routes } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError, asPage, registerRoute, toSlice } from '../../platform/http/index.ts';
import { presentVehicle } from './fleet.presenter.ts';
import {
  fleetFilters,
  pageOfVehicles,
  type VehicleFilter,
  type VehicleOrder,
  vehicleById,
  type VehicleRow,
} from './fleet.repository.ts';

const usualPage = 12;
const newestFirst: VehicleOrder = { by: 'created_at', direction: 'desc' };

/** The price of the cheapest ride with a vehicle, in cents, by the tariffs of now. */
export type LeastPrices = () => Promise<(vehicle: Pick<VehicleRow, 'id' | 'class'>) => number>;

interface Paging {
  readonly page?: number | undefined;
  readonly perPage?: number | undefined;
}

export function fleetRoutes(app: FastifyInstance, { db }: Pick<Deps, 'db'>, leastPrices: LeastPrices): void {
  const { list, search, types, byType, read } = routes.fleet;

  const vehicles = async (filter: VehicleFilter, query: Paging, order = newestFirst) => {
    const slice = toSlice(query, usualPage);
    const { rows, total } = await pageOfVehicles(db, filter, order, slice);
    const findLeastPrice = await leastPrices();
    return asPage(
      rows.map((row) => presentVehicle(row, filter.language, findLeastPrice(row))),
      total,
      slice,
    );
  };

  registerRoute(app, list, async ({ query }, { language }) => {
    const order = { by: query.sortBy ?? newestFirst.by, direction: query.sortOrder ?? newestFirst.direction };
    return { data: await vehicles({ ...query, language }, query, order), filters: await fleetFilters(db) };
  });

  registerRoute(app, search, async ({ query }, { language }) => ({
    data: await vehicles({ text: query.q, language }, query),
  }));

  registerRoute(app, types, async () => ({ data: (await fleetFilters(db)).types }));

  registerRoute(app, byType, async ({ params, query }, { language }) => ({
    data: await vehicles({ type: params.type, text: query.q, language }, query),
  }));

  registerRoute(app, read, async ({ params }, { language }) => {
    const row = await vehicleById(db, params.id);
    if (!row) throw new AppError('fleet.vehicle_not_found');
    const findLeastPrice = await leastPrices();
    return { data: presentVehicle(row, language, findLeastPrice(row)) };
  });
}
