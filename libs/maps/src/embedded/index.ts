import { MapsError } from '../maps-error.ts';
import type { Country, MapsProvider, Place, Suggestion, SuggestOptions } from '../provider.ts';
import { embeddedAttribution } from './attribution.ts';
import { openBasemap } from './basemap.ts';
import { estimateRoute } from './estimate-route.ts';
import { openGazetteer } from './gazetteer.ts';
import type { Gazetteer } from './gazetteer.ts';
import { openKnownTrips } from './known-trips.ts';
import { addressIdPrefix, locateText, toPlace } from './locate.ts';
import { reversePosition } from './reverse.ts';
import { openRoadNetwork } from './road-network.ts';
import { suggestEntries } from './suggest.ts';
import { embeddedCountries } from './time-zone.ts';

function locate(gazetteer: Gazetteer, text: string, countries: readonly Country[]): Place {
  const place = locateText(gazetteer, text, countries);
  if (!place) throw new MapsError('address_not_found', text);
  return place;
}

function resolve(gazetteer: Gazetteer, id: string): Place {
  if (id.startsWith(addressIdPrefix))
    return locate(gazetteer, id.slice(addressIdPrefix.length), embeddedCountries);
  const entry = gazetteer.byId.get(id);
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

/** The maps provider that needs no service: places and roads from open data, estimates from a town network. */
export function createEmbeddedMaps(): MapsProvider {
  const gazetteer = openGazetteer();
  const network = openRoadNetwork(gazetteer);
  const knownTrip = openKnownTrips(gazetteer);
  const basemap = openBasemap(gazetteer, network);
  return {
    id: 'embedded',
    attribution: embeddedAttribution,
    places: {
      suggest: async (typed, options) =>
        [...addressSuggestion(gazetteer, typed, options), ...suggestEntries(gazetteer, typed, options)].slice(
          0,
          options.limit,
        ),
      resolve: async (id) => resolve(gazetteer, id),
      locate: async (text, countries) => locate(gazetteer, text, countries),
      reverse: async (at) => reversePosition(gazetteer, at),
    },
    route: { estimate: async (stops) => estimateRoute(network, knownTrip, stops) },
    map: { basemap: async (bounds) => basemap(bounds) },
  };
}
