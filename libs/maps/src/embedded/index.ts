import { MapsError } from '../maps-error.ts';
import type { Country, MapsProvider, Place, Suggestion, SuggestOptions } from '../provider.ts';
import { embeddedCountries } from '../time-zone.ts';
import { embeddedAttribution } from './attribution.ts';
import { openBasemap } from './basemap.ts';
import { readCoast } from './coast.ts';
import { estimateRoute } from './estimate-route.ts';
import { openGazetteer } from './gazetteer.ts';
import type { Gazetteer } from './gazetteer.ts';
import { openKnownTrips } from './known-trips.ts';
import { addressIdPrefix, locateText, toPlace } from './locate.ts';
import { pause } from './pause.ts';
import { reversePosition } from './reverse.ts';
import { openRoadNetwork } from './road-network.ts';
import { suggestEntries } from './suggest.ts';
import { openTownGrid } from './town-grid.ts';
import { openWordSearch } from './word-search.ts';

function locate(gazetteer: Gazetteer, text: string, countries: readonly Country[]): Place {
  const place = locateText(gazetteer, text, countries);
  if (!place) throw new MapsError('address_not_found', text);
  return place;
}

function resolve(gazetteer: Gazetteer, id: string): Place {
  if (id.startsWith(addressIdPrefix))
    return locate(gazetteer, id.slice(addressIdPrefix.length), embeddedCountries);
  const entry = gazetteer.byId(id);
  if (!entry) throw new MapsError('place_not_found', id);
  return toPlace(entry);
}

/** Suggests a typed street address itself, once its town is known. */
function addressSuggestion(gazetteer: Gazetteer, typed: string, options: SuggestOptions): Suggestion[] {
  if (!/\d/.test(typed) || !/[\s,]/.test(typed.trim())) return [];
  const place = locateText(gazetteer, typed, options.countries);
  if (place?.kind !== 'address') return [];
  const { id, label, town, country } = place;
  return [{ id, label, detail: town ?? '', kind: 'address', country }];
}

/** Opens all parts, one per turn of the event loop, so that other work does not wait long. */
async function open({ withoutKnownTrips }: EmbeddedOptions) {
  const gazetteer = await openGazetteer();
  await pause();
  const network = openRoadNetwork(gazetteer.towns);
  await pause();
  const grid = openTownGrid(gazetteer.towns);
  await pause();
  const coast = readCoast();
  await pause();
  const knownTrip = withoutKnownTrips ? () => undefined : openKnownTrips(gazetteer);
  await pause();
  return {
    gazetteer,
    search: openWordSearch(gazetteer),
    grid,
    model: { network, grid, knownTrip, coast },
    basemap: openBasemap(gazetteer, network, coast),
  };
}

export { findAirportCode } from './nearest-airport.ts';

export interface EmbeddedOptions {
  /** Estimates every drive through the network, even known ones, to measure its accuracy. */
  readonly withoutKnownTrips?: boolean;
}

/**
 * The maps provider without a service: places and roads from open data, estimates from a network of towns. The first
 * call reads the data, in small parts.
 */
export function createEmbeddedMaps(options: EmbeddedOptions = {}): MapsProvider {
  let opened: ReturnType<typeof open> | undefined;
  const parts = () => (opened ??= open(options));
  return {
    id: 'embedded',
    attribution: embeddedAttribution,
    places: {
      async suggest(typed, asked) {
        const { gazetteer, search } = await parts();
        const found = [
          ...addressSuggestion(gazetteer, typed, asked),
          ...suggestEntries(gazetteer, search, typed, asked),
        ];
        return found.slice(0, asked.limit);
      },
      resolve: async (id) => resolve((await parts()).gazetteer, id),
      locate: async (text, countries) => locate((await parts()).gazetteer, text, countries),
      async reverse(at) {
        const { gazetteer, grid } = await parts();
        return reversePosition(gazetteer, grid, at);
      },
    },
    route: { estimate: async (stops) => estimateRoute((await parts()).model, stops) },
    map: { basemap: async (bounds, core) => (await parts()).basemap(bounds, core) },
  };
}
