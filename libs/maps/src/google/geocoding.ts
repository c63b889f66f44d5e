import type { z } from '@livree/contracts/schema';
import { MapsError } from '../maps-error.ts';
import type { Country, LngLat, Place } from '../provider.ts';
import { geocodeAnswer } from './answers.ts';
import type { GoogleClient } from './client.ts';
import { toPlace } from './found-place.ts';

type Results = z.output<typeof geocodeAnswer>['results'];

async function geocode(ask: GoogleClient, query: Readonly<Record<string, string>>): Promise<Results> {
  const call = {
    host: 'https://maps.googleapis.com',
    path: '/maps/api/geocode/json',
    query: { language: 'fr', region: 'fr', ...query },
  };
  const { status, results } = await ask(call, geocodeAnswer);
  if (status === 'OK' || status === 'ZERO_RESULTS') return results;
  throw new MapsError('maps_unavailable', status);
}

const readPlaces = (results: Results = []): Place[] =>
  results.map(
    ({ place_id: placeId, formatted_address: label, types = [], geometry, address_components: parts }) =>
      toPlace({
        placeId,
        label,
        at: [geometry.location.lng, geometry.location.lat],
        types,
        locationType: geometry.location_type,
        components: parts.map(({ long_name: long, short_name: short, types: own = [] }) => ({
          long,
          short,
          types: own,
        })),
      }),
  );

/** The first of Google's results that lies in one of the countries. */
export async function locateFromGoogle(
  ask: GoogleClient,
  text: string,
  countries: readonly Country[],
): Promise<Place> {
  const places = readPlaces(await geocode(ask, { address: text }));
  const place = places.find(({ country }) => countries.includes(country));
  if (!place) throw new MapsError('address_not_found', text);
  return { ...place, label: text };
}

export async function reverseFromGoogle(ask: GoogleClient, [lng, lat]: LngLat): Promise<Place | null> {
  const [place] = readPlaces(await geocode(ask, { latlng: `${lat},${lng}` }));
  return place ?? null;
}
