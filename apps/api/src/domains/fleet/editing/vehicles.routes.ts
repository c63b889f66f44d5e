import { type Language, type ManagedVehicle, vehicleRoutes } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { AppError, asPage, registerRoute, toSlice } from '../../../platform/http/index.ts';
import { createVehicle, editVehicle, offerVehicle } from './keep-vehicle.ts';
import { toKeptFilter } from './to-kept-filter.ts';
import { presentManaged } from './vehicle-columns.ts';
import { keptVehicle, pageOfKeptVehicles } from './vehicles.repository.ts';

const usualPage = 50;
const records = { recordsAct: true };

/** The fleet as operators keep it. */
export function vehiclesRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock'>): void {
  const { db } = deps;

  async function read(id: number, language: Language): Promise<ManagedVehicle> {
    const row = await keptVehicle(db, id);
    if (!row) throw new AppError('fleet.vehicle_not_found');
    return presentManaged(row, language);
  }

  registerRoute(app, vehicleRoutes.list, async ({ query }, { language }) => {
    const slice = toSlice(query, usualPage);
    const { rows, total } = await pageOfKeptVehicles(db, toKeptFilter(query), slice);
    return {
      data: asPage(
        rows.map((row) => presentManaged(row, language)),
        total,
        slice,
      ),
    };
  });

  registerRoute(app, vehicleRoutes.read, async ({ params }, { language }) => ({
    data: await read(params.id, language),
  }));

  registerRoute(
    app,
    vehicleRoutes.add,
    async ({ body }, { caller, language, translate }) => ({
      message: translate('operations.saved'),
      data: await read(await createVehicle(deps, body, caller), language),
    }),
    records,
  );

  registerRoute(
    app,
    vehicleRoutes.change,
    async ({ params, body }, { caller, language, translate }) => {
      const { version, ...edit } = body;
      await editVehicle(deps, { id: params.id, edit, version, actor: caller });
      return { message: translate('operations.saved'), data: await read(params.id, language) };
    },
    records,
  );

  registerRoute(
    app,
    vehicleRoutes.offer,
    async ({ params, body }, { caller, language, translate }) => {
      await offerVehicle(deps, { id: params.id, isActive: body.isActive, actor: caller });
      return { message: translate('operations.saved'), data: await read(params.id, language) };
    },
    records,
  );
}
