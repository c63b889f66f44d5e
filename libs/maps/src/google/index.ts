import type { MapsProvider, Place, RouteEstimate, Suggestion } from '../provider.ts';
import { createAnswerCache } from './cache.ts';
import { createGoogleClient } from './client.ts';
import type { GoogleOptions } from './client.ts';
import { withFallback } from './fallback.ts';
import { locateFromGoogle, reverseFromGoogle } from './geocoding.ts';
import { resolveFromGoogle, suggestFromGoogle } from './places.ts';
import { routeFromGoogle } from './routes.ts';

export type { GoogleOptions } from './client.ts';

/** Answers are cached for as long as a booking takes. */
const kept = { max: 500, ttl: 15 * 60_000 };

type WatchCall = <Answer>(operation: string, call: () => Promise<Answer>) => Promise<Answer>;

interface Given {
  /** Answers if Google cannot, and draws the map. */
  readonly embedded: MapsProvider;
  /** Runs each operation for which Google is asked. */
  readonly watchCall?: WatchCall;
  /** Called with the reason each time Google fails. */
  readonly onFailure?: (error: Error) => void;
  /** Milliseconds, for the cache and for the pause after a failure. */
  readonly now?: () => number;
}

function openGoogle(
  options: GoogleOptions,
  { embedded, watchCall, now }: Required<Omit<Given, 'onFailure'>>,
): MapsProvider {
  const ask = createGoogleClient(options);
  const suggestions = createAnswerCache<readonly Suggestion[]>(kept, now);
  const places = createAnswerCache<Place | null>(kept, now);
  const located = createAnswerCache<Place>(kept, now);
  const routes = createAnswerCache<RouteEstimate>(kept, now);
  return {
    id: 'google',
    attribution: ['Google Maps'],
    places: {
      suggest: (typed, asked) =>
        suggestions(JSON.stringify([typed, { ...asked, signal: undefined }]), () =>
          watchCall('suggest', () => suggestFromGoogle(ask, typed, asked)),
        ),
      resolve: (id) => located(id, () => watchCall('resolve', () => resolveFromGoogle(ask, id))),
      locate: (text, countries) =>
        located(JSON.stringify([text, countries]), () =>
          watchCall('locate', () => locateFromGoogle(ask, text, countries)),
        ),
      reverse: (at) => places(at.join(), () => watchCall('reverse', () => reverseFromGoogle(ask, at))),
    },
    route: {
      estimate: (stops) =>
        routes(JSON.stringify(stops), () => watchCall('route', () => routeFromGoogle(ask, stops))),
    },
    map: embedded.map,
  };
}

/** Places and routes from Google, from the embedded provider while Google fails. */
export function createGoogleMaps(
  options: GoogleOptions,
  { embedded, watchCall = (_operation, call) => call(), onFailure = () => undefined, now = Date.now }: Given,
): MapsProvider {
  return withFallback(openGoogle(options, { embedded, watchCall, now }), embedded, { onFailure, now });
}
