import { type KeptPrices, type Language, priceRoutes } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { registerRoute } from '../../../platform/http/index.ts';
import { vehicleNames } from '../../fleet/index.ts';
import { allTariffs } from '../tariffs.repository.ts';
import { compareTariffs, type SoldTrip } from './compare-tariffs.ts';
import { draftRates } from './draft-rates.ts';
import { allDrafts, ratesOf, removeDrafts } from './drafts.repository.ts';
import { draftsVersion, publishDrafts } from './publish-drafts.ts';
import { presentRates, versionOf } from './tariff-rates.ts';

const comparedRides = 50;

/** The last rides that were sold, the newest first. */
export type LastRides = (most: number) => Promise<readonly SoldTrip[]>;

/** Tariffs as operators change them. @param lastRides what drafts are compared on */
export function pricesRoutes(app: FastifyInstance, deps: Deps, lastRides: LastRides): void {
  const { db } = deps;

  async function read(language: Language): Promise<KeptPrices> {
    const [tariffs, drafts] = [await allTariffs(db), await allDrafts(db)];
    const owners = tariffs.flatMap(({ vehicle_id: id }) => (id === null ? [] : [id]));
    const names = await vehicleNames(db, owners, language);
    const byTariff = new Map(drafts.map((draft) => [draft.tariff_id, draft]));
    const drafted = tariffs.map((row) => ({ ...row, ...ratesOf(byTariff.get(row.id) ?? row) }));
    const isDrafted = drafts.length > 0;
    return {
      tariffs: tariffs.map((row) => {
        const draft = byTariff.get(row.id);
        return {
          id: row.id,
          name: row.name,
          city: row.city,
          vehicleName: names.get(row.vehicle_id ?? 0) ?? null,
          rates: presentRates(row),
          draft: draft ? presentRates(draft) : null,
          version: versionOf(row, draft),
        };
      }),
      comparison: isDrafted ? compareTariffs(await lastRides(comparedRides), tariffs, drafted) : null,
      startsAt: drafts.find(({ starts_at: at }) => at !== null)?.starts_at?.toISOString() ?? null,
      draftsVersion: draftsVersion(drafts),
    };
  }

  registerRoute(app, priceRoutes.read, async (_request, { language }) => ({ data: await read(language) }));

  registerRoute(
    app,
    priceRoutes.draft,
    async ({ params, body: { version, ...rates } }, { language }) => {
      await draftRates(deps, params.id, rates, version);
      return { data: await read(language) };
    },
    // A draft asks nobody for anything: what goes live is recorded.
    { recordsAct: true },
  );

  registerRoute(
    app,
    priceRoutes.publish,
    async ({ body }, { caller, language, translate }) => {
      const { startsAt = null, draftsVersion: seen } = body;
      await publishDrafts(deps, { startsAt, seen, actor: caller });
      return { message: translate('operations.saved'), data: await read(language) };
    },
    { recordsAct: true },
  );

  registerRoute(
    app,
    priceRoutes.discard,
    async (_request, { language }) => {
      await removeDrafts(db);
      return { data: await read(language) };
    },
    { recordsAct: true },
  );
}
