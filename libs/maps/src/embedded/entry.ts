import type { Country, LngLat, PlaceKind } from '../provider.ts';

/** A place we can name: a town, or an airport, station or landmark in one. */
export interface Entry {
  readonly id: string;
  readonly label: string;
  readonly detail: string;
  readonly kind: Exclude<PlaceKind, 'address'>;
  readonly town: string;
  readonly country: Country;
  /** The code of the French department, otherwise of the region with its country before it, or ''. */
  readonly department: string;
  readonly at: LngLat;
  /** False for a village with only an approximate place, from its postcode. */
  readonly isLocated: boolean;
  readonly population: number;
  /** Comparable names, ours first. */
  readonly keys: readonly string[];
}
