import { MapsError } from '../maps-error.ts';
import type { Country, MapsProvider, Place, Suggestion, SuggestOptions } from '../provider.ts';
import { embeddedAttribution } from './attribution.ts';
import { openBasemap } from './basemap.ts';
import { readCoast } from './coast.ts';
import { estimateRoute } from './estimate-route.ts';
import { openGazetteer } from './gazetteer.ts';
import type { Gazetteer } from './gazetteer.ts';
import { openKnownTrips } from './known-trips.ts';
import { addressIdPrefix, locateText, toPlace } from './locate.ts';
import { reversePosition } from './reverse.ts';
import { openRoadNetwork } from './road-network.ts';
import { openTownGrid } from './town-grid.ts';
import { openWordIndex } from './word-index.ts';
import { suggestEntries } from './suggest.ts';
import { embeddedCountries } from '../time-zone.ts';

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

/** A typed street address suggests itself, once its town is known. */
function addressSuggestion(gazetteer: Gazetteer, typed: string, options: SuggestOptions): Suggestion[] {
  if (!/\d/.test(typed) || !/[\s,]/.test(typed.trim())) return [];
  const place = locateText(gazetteer, typed, options.countries);
  if (place?.kind !== 'address') return [];
  const { id, label, town, country } = place;
  return [{ id, label, detail: town ?? '', kind: 'address', country }];
}

/** Opened by the first call that needs it: a start that asks for no place reads no data. */
function open({ withoutKnownTrips }: EmbeddedOptions) {
  const gazetteer = once(openGazetteer);
  const network = once(() => openRoadNetwork(gazetteer().towns));
  const coast = once(readCoast);
  return {
    gazetteer,
    network,
    words: once(() => openWordIndex(gazetteer())),
    grid: once(() => openTownGrid(gazetteer().towns)),
    knownTrip: once(() => (withoutKnownTrips ? () => undefined : openKnownTrips(gazetteer()))),
    coast,
    basemap: once(() => openBasemap(gazetteer(), network(), coast)),
  };
}

function once<Value extends object>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= make());
}

export type EmbeddedOptions = {
  /** Estimates every drive through the network, also those we know: to measure how well it does. */
  readonly withoutKnownTrips?: boolean;
};

/** The maps provider that needs no service: places and roads from open data, estimates from a network of towns. */
export function createEmbeddedMaps(options: EmbeddedOptions = {}): MapsProvider {
  const { gazetteer, words, grid, network, knownTrip, coast, basemap } = open(options);
  return {
    id: 'embedded',
    attribution: embeddedAttribution,
    places: {
      suggest: async (typed, asked) =>
        [
          ...addressSuggestion(gazetteer(), typed, asked),
          ...suggestEntries(gazetteer(), words(), typed, asked),
        ].slice(0, asked.limit),
      resolve: async (id) => resolve(gazetteer(), id),
      locate: async (text, countries) => locate(gazetteer(), text, countries),
      reverse: async (at) => reversePosition(gazetteer(), grid(), at),
    },
    route: {
      estimate: async (stops) =>
        estimateRoute({ network: network(), grid: grid(), knownTrip: knownTrip(), coast }, stops),
    },
    map: { basemap: async (bounds) => basemap()(bounds) },
  };
}
