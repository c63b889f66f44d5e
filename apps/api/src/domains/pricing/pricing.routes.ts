import { routes } from '@livree/contracts';
import { euros } from '@livree/contracts';
import { vehicleName } from '@livree/i18n';
import { defaultTariff } from '@livree/pricing';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError, registerRoute } from '../../platform/http/index.ts';
import { activeVehicles, vehicleNames } from '../fleet/index.ts';
import { calculateEstimate } from './commands/calculate-estimate.ts';
import { quoteTrip } from './commands/quote-trip.ts';
import { totalJourney } from './commands/total-journey.ts';
import { findLeastPrice } from './model/least-price.ts';
import { tariffFor, toTariff } from './model/tariffs.ts';
import { presentConfig } from './pricing.presenter.ts';
import { allTariffs, vehicleTariffs } from './tariffs.repository.ts';

export function pricingRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const { tariff, configs, cityConfig, vehicles, calculate, quote, totals } = routes.pricing;

  registerRoute(app, tariff, async () => {
    const general = (await vehicleTariffs(db, null)).find(({ city }) => city === null);
    return { data: general ? toTariff(general) : defaultTariff };
  });

  registerRoute(app, configs, async (_request, { language }) => {
    const rows = await allTariffs(db);
    const owners = rows.flatMap(({ vehicle_id: id }) => (id === null ? [] : [id]));
    const names = await vehicleNames(db, owners, language);
    return { data: rows.map((row) => presentConfig(row, names.get(row.vehicle_id ?? 0) ?? null)) };
  });

  registerRoute(app, cityConfig, async ({ params }) => {
    const { row } = tariffFor(await vehicleTariffs(db, null), null, { town: params.city, address: null });
    if (!row) throw new AppError('not_found');
    return { data: presentConfig(row, null) };
  });

  registerRoute(app, vehicles, async (_request, { language }) => {
    const tariffs = await allTariffs(db);
    const data = (await activeVehicles(db)).map((row) => ({
      id: row.id,
      name: vehicleName(row, language),
      type: row.type,
      class: row.class,
      pricePerHour: row.hourly_price_cents === null ? null : euros(row.hourly_price_cents),
      ridePriceFrom: euros(findLeastPrice(tariffs, row)),
    }));
    return { data };
  });

  registerRoute(app, calculate, async ({ body }, { language }) => ({
    data: await calculateEstimate(deps, body, language),
  }));

  registerRoute(app, quote, async ({ body }, { language }) => ({
    data: await quoteTrip(deps, body, language),
  }));

  registerRoute(app, totals, async ({ body }, { language }) => ({
    data: await totalJourney(deps, body, language),
  }));
}
