import { type ErrorCode, placeKinds, type RouteRequest, routes } from '@livree/contracts';
import { MapsError, type SuggestOptions } from '@livree/maps';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError, registerRoute } from '../../platform/http/index.ts';
import { drawRouteBasemap, drawPlaceBasemap } from './basemap.ts';
import { deriveRoute, presentPlace, presentRoute, presentSuggestion } from './derive-route.ts';

const suggestionCount = 6;

/**
 * Runs a call to the maps provider and translates its failures to our codes; `unavailable` is the code if no provider
 * could answer.
 */
async function withMaps<Result>(
  call: () => Promise<Result>,
  unavailable: ErrorCode = 'maps.geocoding_failed',
): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof MapsError)) throw error;
    if (error.code === 'no_route') throw new AppError('maps.no_route');
    if (error.code === 'addresses_invalid') throw new AppError('maps.addresses_invalid');
    if (error.code === 'maps_unavailable') throw new AppError(unavailable, { status: error.subject });
    throw new AppError('maps.address_not_found', { address: error.subject });
  }
}

type SuggestQuery = RouteRequest<typeof routes.maps.suggest>['query'];

/** The provider's options for places to list first. */
function preferences({ first, near }: SuggestQuery): Pick<SuggestOptions, 'first' | 'near'> {
  const [latitude, longitude] = near?.split(',').map(Number) ?? [];
  return {
    first: placeKinds.filter((kind) => first?.split(',').includes(kind)),
    ...(latitude !== undefined && longitude !== undefined && { near: [longitude, latitude] }),
  };
}

export function mapsRoutes(app: FastifyInstance, deps: Deps): void {
  const { maps, config } = deps;
  const { suggest, resolve, reverse, placeMap, estimate } = routes.maps;

  registerRoute(app, suggest, async ({ query }, { language }) => {
    const asked = query.countries?.split(',').filter((country) => config.servedCountries.includes(country));
    const countries = asked ?? config.countries;
    const places = await withMaps(() =>
      maps.places.suggest(query.q, { countries, limit: suggestionCount, ...preferences(query) }),
    );
    return { data: places.map((place) => presentSuggestion(place, language)) };
  });

  registerRoute(app, resolve, async ({ query: { id, address } }) => {
    if (!id && !address) throw new AppError('validation', {}, { address: ['validation.required'] });
    const place = await withMaps(() =>
      id ? maps.places.resolve(id) : maps.places.locate(address ?? '', config.servedCountries),
    );
    return { data: presentPlace(place) };
  });

  registerRoute(app, reverse, async ({ query: { latitude, longitude } }) => {
    const place = await withMaps(() => maps.places.reverse([longitude, latitude]));
    if (!place) throw new AppError('maps.address_not_found', { address: `${latitude}, ${longitude}` });
    return { data: presentPlace(place) };
  });

  registerRoute(app, placeMap, async ({ query: { address } }) => {
    const place = await withMaps(() => maps.places.locate(address, config.servedCountries));
    const basemap = await drawPlaceBasemap(maps, place);
    return { data: { place: presentPlace(place), basemap, attribution: [...maps.attribution] } };
  });

  registerRoute(app, estimate, async ({ body }, { language }) => {
    const addresses = [body.departure, ...(body.stops ?? []), body.destination];
    const route = await withMaps(() => deriveRoute(deps, addresses), 'maps.unavailable');
    const shown = presentRoute(route, language, maps.attribution);
    return { data: { ...shown, basemap: await drawRouteBasemap(maps, route.estimate) } };
  });
}
