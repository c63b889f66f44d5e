import type { mapsRoutes, Place } from '@livree/contracts';
import { answer, type Handlers } from '../handler.ts';
import { basemapRound, driveBetween, nearestPlace, findPlace, suggestions } from '../places.ts';
import { FakeRefusal } from '../refusal.ts';

function found(place: Place | undefined, address: string): Place {
  if (place === undefined) throw new FakeRefusal('maps.address_not_found', { address });
  return place;
}

export const mapsHandlers: Handlers<typeof mapsRoutes> = {
  suggest: ({ query }) => answer(suggestions(query.q, query.first?.split(','))),
  resolve({ query }) {
    const wanted = query?.id ?? query?.address ?? '';
    return answer(found(findPlace(wanted), wanted));
  },
  reverse: ({ query }) => answer(found(nearestPlace(query.latitude, query.longitude), '')),
  placeMap({ query: { address } }) {
    const place = found(findPlace(address), address);
    return answer({ place, basemap: basemapRound(place), attribution: [] });
  },
  estimate: ({ body }) => answer(driveBetween([body.departure, ...(body.stops ?? []), body.destination])),
};
