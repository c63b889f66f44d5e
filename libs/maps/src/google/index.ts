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

interface Given {
  /** Answers if Google cannot, and draws the map. */
  readonly embedded: MapsProvider;
  /** Called with the reason each time Google fails. */
  readonly onFailure?: (error: Error) => void;
  /** Milliseconds, for the cache and for the pause after a failure. */
  readonly now?: () => number;
}

function openGoogle(options: GoogleOptions, embedded: MapsProvider, now: () => number): MapsProvider {
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
          suggestFromGoogle(ask, typed, asked),
        ),
      resolve: (id) => located(id, () => resolveFromGoogle(ask, id)),
      locate: (text, countries) =>
        located(JSON.stringify([text, countries]), () => locateFromGoogle(ask, text, countries)),
      reverse: (at) => places(at.join(), () => reverseFromGoogle(ask, at)),
    },
    route: { estimate: (stops) => routes(JSON.stringify(stops), () => routeFromGoogle(ask, stops)) },
    map: embedded.map,
  };
}

/** Places and routes from Google, from the embedded provider while Google fails. */
export function createGoogleMaps(
  options: GoogleOptions,
  { embedded, onFailure = () => undefined, now = Date.now }: Given,
): MapsProvider {
  return withFallback(openGoogle(options, embedded, now), embedded, { onFailure, now });
}
