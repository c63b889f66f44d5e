/** Longitude, latitude, in degrees (WGS 84). */
export type LngLat = readonly [lng: number, lat: number];

/** ISO 3166 alpha-2, lower case. */
export type Country = string;

export type PlaceKind = 'airport' | 'station' | 'landmark' | 'town' | 'address';

/** How close the coordinates are to the named place: `town` may be some kilometres off. */
export type PlacePrecision = 'point' | 'street' | 'town' | 'approximate';

/** True if the requested service could not answer and the embedded data did. */
interface Answered {
  readonly isFallback?: boolean;
}

export type Suggestion = {
  /** Pass it to `resolve`. Opaque; never an index that a new gazetteer would shift. */
  readonly id: string;
  readonly label: string;
  /** What distinguishes it from places of the same name: a department, a city, a country. May be empty. */
  readonly detail: string;
  readonly kind: PlaceKind;
  /** Empty if the provider does not return it. */
  readonly country: Country;
} & Answered;

export type Place = {
  readonly id: string;
  readonly label: string;
  readonly kind: PlaceKind;
  readonly at: LngLat;
  readonly precision: PlacePrecision;
  readonly town: string | null;
  readonly country: Country;
  /** The IANA zone of the place, for its wall clock. */
  readonly timeZone: string;
} & Answered;

export interface SuggestOptions {
  readonly countries: readonly Country[];
  readonly near?: LngLat;
  /** Kinds to list before all others. */
  readonly first?: readonly PlaceKind[];
  readonly limit: number;
  readonly signal?: AbortSignal;
}

export interface RouteLeg {
  readonly metres: number;
  readonly seconds: number;
}

export type RouteEstimate = {
  /** Whole metres and seconds over all legs. */
  readonly metres: number;
  readonly seconds: number;
  /** One leg between each pair of stops. */
  readonly legs: readonly RouteLeg[];
  readonly path: readonly LngLat[];
  /** The least exact source of the legs: a known trip, the road network, or a curve over the straight line. */
  readonly source: 'known_trip' | 'network' | 'curve' | 'directions';
  readonly isEstimate: boolean;
} & Answered;

export interface Bounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** The contents of a simple map inside some bounds: lines and names, no tiles. */
export interface Basemap {
  readonly roads: readonly (readonly LngLat[])[];
  readonly trunks: readonly (readonly LngLat[])[];
  readonly coast: readonly (readonly LngLat[])[];
  /** By falling importance. */
  readonly towns: readonly { readonly name: string; readonly at: LngLat }[];
}

export interface MapsProvider {
  readonly id: 'google' | 'embedded' | 'osrm';
  /** Show it wherever the data is shown. */
  readonly attribution: readonly string[];
  readonly places: {
    /** Nothing for less than 2 typed characters. */
    suggest(typed: string, options: SuggestOptions): Promise<readonly Suggestion[]>;
    /** @throws MapsError `place_not_found` */
    resolve(id: string): Promise<Place>;
    /** The place that a typed or selected text names. @throws MapsError `address_not_found` */
    locate(text: string, countries: readonly Country[]): Promise<Place>;
    /** Null if no known place is near. */
    reverse(at: LngLat): Promise<Place | null>;
  };
  readonly route: {
    /** @throws MapsError `no_route` */
    estimate(stops: readonly [LngLat, LngLat, ...LngLat[]], signal?: AbortSignal): Promise<RouteEstimate>;
  };
  /** Roads continue to the edge of the bounds; towns have names only inside the core, if there is one. */
  readonly map: { basemap(bounds: Bounds, core?: Bounds): Promise<Basemap> };
}
