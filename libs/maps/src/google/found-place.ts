import type { Country, LngLat, Place, PlaceKind, PlacePrecision } from '../provider.ts';
import { findTimeZone } from '../time-zone.ts';

/** The prefix that distinguishes ids of Google's places from ours. */
export const googleIdPrefix = 'google:';

const kindsByType: readonly (readonly [RegExp, PlaceKind])[] = [
  [/airport/, 'airport'],
  [/station|terminal/, 'station'],
  [/^(locality|postal_town|administrative_area|postal_code|sublocality|country)/, 'town'],
  [/^(street_address|route|premise|subpremise|intersection|geocode)$/, 'address'],
];

export function readKind(types: readonly string[]): PlaceKind {
  const found = kindsByType.find(([pattern]) => types.some((type) => pattern.test(type)));
  return found?.[1] ?? 'landmark';
}

function readPrecision(kind: PlaceKind, types: readonly string[], locationType = 'ROOFTOP'): PlacePrecision {
  if (kind === 'town')
    return types.includes('locality') || types.includes('postal_town') ? 'town' : 'approximate';
  if (types.includes('route') || locationType === 'RANGE_INTERPOLATED') return 'street';
  return locationType === 'APPROXIMATE' ? 'approximate' : 'point';
}

interface Component {
  readonly long: string;
  readonly short: string;
  readonly types: readonly string[];
}

interface Found {
  readonly placeId: string;
  readonly label: string;
  readonly at: LngLat;
  readonly types: readonly string[];
  readonly locationType?: string | undefined;
  readonly components: readonly Component[];
}

function readCountry(components: readonly Component[]): Country {
  return components.find(({ types }) => types.includes('country'))?.short.toLowerCase() ?? '';
}

export function toPlace({ placeId, label, at, types, locationType, components }: Found): Place {
  const kind = readKind(types);
  const country = readCountry(components);
  const town = ['locality', 'postal_town', 'administrative_area_level_2']
    .map((type) => components.find((it) => it.types.includes(type))?.long)
    .find(Boolean);
  return {
    id: `${googleIdPrefix}${placeId}`,
    label,
    kind,
    at,
    precision: readPrecision(kind, types, locationType),
    town: town ?? null,
    country,
    timeZone: findTimeZone(country, at),
  };
}
