import { z } from '../schema.ts';
import { address, stopList } from '../shared/address.ts';
import { envelope } from '../shared/envelope.ts';
import { languageSchema } from '../shared/language.ts';
import { decimalNumber, searchText } from '../shared/query.ts';
import { maybe, openEnum, wireObject, wireRequest } from '../shared/wire.ts';

export const placeKinds = ['airport', 'station', 'landmark', 'town', 'address'] as const;
export const routeSources = ['known_trip', 'network', 'curve', 'directions'] as const;
/** `point` is the place itself, `street` its street, `town` the middle of its town, `approximate` its surroundings. */
export const placePrecisions = ['point', 'street', 'town', 'approximate'] as const;

/** True if the operator's maps service could not answer and less exact data did. */
const answered = { is_fallback: z.optional(z.boolean()) };

/** `label` is the text for the field; it resolves to the same place later. */
export const suggestion = wireObject({
  id: z.string(),
  label: z.string(),
  /** What distinguishes it from places of the same name; may be empty. */
  detail: z.string(),
  kind: openEnum(placeKinds),
  /** Empty if it is unknown before the place is resolved. */
  country: z.string(),
  ...answered,
});
export type Suggestion = z.output<typeof suggestion>;

export const place = wireObject({
  id: z.string(),
  label: z.string(),
  kind: openEnum(placeKinds),
  precision: openEnum(placePrecisions),
  country: z.string(),
  town: z.nullable(z.string()),
  latitude: z.number(),
  longitude: z.number(),
  /** The IANA zone of its wall clock. */
  time_zone: z.string(),
  ...answered,
});
export type Place = z.output<typeof place>;

export const suggestQuery = z.object({
  q: z
    .string('validation.required')
    .check(z.trim(), z.minLength(2, 'validation.query_min'), z.maxLength(200, 'validation.too_long')),
  language: z.optional(languageSchema),
  /** Comma-separated country codes; the operator's countries when absent. */
  countries: z.optional(z.string().check(z.regex(/^[a-z]{2}(,[a-z]{2}){0,19}$/, 'validation.invalid'))),
  /** Comma-separated kinds to list before all others. */
  first: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^(airport|station|landmark|town)(,(airport|station|landmark|town)){0,3}$/,
          'validation.invalid',
        ),
      ),
  ),
  /** `latitude,longitude`: of equal matches, the closer one comes first. */
  near: z.optional(
    z.string().check(z.regex(/^-?\d{1,2}(\.\d{1,10})?,-?\d{1,3}(\.\d{1,10})?$/, 'validation.invalid')),
  ),
});

/** By `id` of a suggestion, or by a typed address. */
export const resolveQuery = z.object({ id: z.optional(searchText), address: z.optional(searchText) });

const degrees = (most: number) =>
  z.pipe(
    decimalNumber,
    z.number().check(z.minimum(-most, 'validation.invalid'), z.maximum(most, 'validation.invalid')),
  );

export const placeMapQuery = z.object({ address: address('validation.required') });

export const reverseQuery = z.object({ latitude: degrees(90), longitude: degrees(180) });

export const suggestionsAnswer = envelope(z.array(suggestion));
export const placeAnswer = envelope(place);

export const routeRequest = wireRequest({
  departure: address('validation.departure'),
  destination: address('validation.destination'),
  stops: maybe(stopList),
});

const measure = z.object({ text: z.string(), value: z.number() });

const longitudeLatitude = z.tuple([z.number(), z.number()]);
const lines = z.array(z.array(longitudeLatitude));

/** The contents of a basemap around a route or a place. */
const basemap = z.object({
  roads: lines,
  trunks: lines,
  coast: lines,
  towns: z.array(z.object({ name: z.string(), at: longitudeLatitude })),
});

const routeFields = {
  distance: measure,
  duration: measure,
  /** True if no road service was asked: the figures are estimated. */
  is_estimate: z.boolean(),
  ...answered,
  /**
   * The source of the figures: a known drive, the road network, a straight line through streets, or a directions
   * service.
   */
  source: z.optional(openEnum(routeSources)),
  /** Departure, stops, destination. */
  places: z.array(place),
  /** `[longitude, latitude]` pairs. */
  path: z.array(longitudeLatitude),
  /** Show it with the map or the figures. */
  attribution: z.array(z.string()),
};

/** Driving distance in metres and duration in seconds, with a line to draw. */
export const routeEstimate = wireObject(routeFields);
export type RouteEstimate = z.output<typeof routeEstimate>;

/** A route with the map to draw it on. */
export const drawnRoute = wireObject({ ...routeFields, basemap: z.optional(basemap) });
export type DrawnRoute = z.output<typeof drawnRoute>;

export const routeAnswer = envelope(drawnRoute);

/** A place with the map to draw it on. */
export const drawnPlace = wireObject({
  place,
  basemap,
  /** Show it with the map. */
  attribution: z.array(z.string()),
});
export type DrawnPlace = z.output<typeof drawnPlace>;

export const placeMapAnswer = envelope(drawnPlace);
