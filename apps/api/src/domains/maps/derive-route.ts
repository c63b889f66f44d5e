import type {
  Language,
  Place as ShownPlace,
  RouteEstimate as ShownRoute,
  Suggestion as ShownSuggestion,
} from '@livree/contracts';
import { formatterFor } from '@livree/i18n';
import {
  airportName,
  type LngLat,
  MapsError,
  type Place,
  type RouteEstimate,
  type Suggestion,
} from '@livree/maps';
import type { Deps } from '../../deps.ts';

/** A drive whose distance this server computed. */
export interface DerivedRoute {
  readonly places: readonly Place[];
  readonly estimate: RouteEstimate;
}

/** @throws MapsError `address_not_found`, `addresses_invalid` for several, or `no_route` */
export async function deriveRoute(
  { maps, config }: Pick<Deps, 'maps' | 'config'>,
  addresses: readonly string[],
): Promise<DerivedRoute> {
  const places = await located(
    addresses.map((address) => maps.places.locate(address, config.servedCountries)),
  );
  const [first, second, ...rest] = places.map((place): LngLat => place.at);
  if (!first || !second) throw new RangeError('a route needs two addresses');
  return { places, estimate: await maps.route.estimate([first, second, ...rest]) };
}

async function located(found: readonly Promise<Place>[]): Promise<Place[]> {
  const settled = await Promise.allSettled(found);
  const unknown = settled.flatMap((answer) =>
    answer.status === 'rejected' && isNotFound(answer.reason) ? [answer.reason.subject] : [],
  );
  if (unknown.length > 1) throw new MapsError('addresses_invalid', unknown.join(' / '));
  return Promise.all(found);
}

const isNotFound = (error: unknown): error is MapsError =>
  error instanceof MapsError && error.code === 'address_not_found';

const answered = ({ isFallback }: { readonly isFallback?: boolean }) =>
  isFallback === undefined ? {} : { isFallback };

export function presentSuggestion(suggestion: Suggestion, language: Language): ShownSuggestion {
  const { id, label, detail, kind, country } = suggestion;
  return { id, label: airportName(label, language), detail, kind, country, ...answered(suggestion) };
}

export function presentPlace({ at: [longitude, latitude], ...place }: Place): ShownPlace {
  return {
    id: place.id,
    label: place.label,
    kind: place.kind,
    precision: place.precision,
    country: place.country,
    town: place.town,
    timeZone: place.timeZone,
    latitude,
    longitude,
    ...answered(place),
  };
}

export function presentRoute(
  { places, estimate }: DerivedRoute,
  language: Language,
  attribution: readonly string[],
): ShownRoute {
  const { distance, duration } = formatterFor(language);
  return {
    distance: { text: distance(estimate.metres), value: estimate.metres },
    duration: { text: duration(estimate.seconds), value: estimate.seconds },
    isEstimate: estimate.isEstimate,
    source: estimate.source,
    ...answered(estimate),
    places: places.map(presentPlace),
    path: estimate.path.map(([longitude, latitude]) => [longitude, latitude]),
    attribution: [...attribution],
  };
}
