import { MapsError } from '../maps-error.ts';
import type { MapsProvider } from '../provider.ts';
import { googleIdPrefix } from './found-place.ts';

/** The pause after a failure of Google, so that typing stays fast. */
const restMs = 15_000;

interface Given {
  readonly onFailure: (error: Error) => void;
  readonly now: () => number;
}

const isUnavailable = (error: unknown): error is MapsError =>
  error instanceof MapsError && error.code === 'maps_unavailable';

const marked = <Answer extends object>(answer: Answer): Answer => ({ ...answer, isFallback: true });

/**
 * Asks the first provider, and the second while the first is unavailable; the second's answers have `isFallback`. An
 * empty result is an answer, not a failure. An id belongs to the provider that issued it.
 */
export function withFallback(
  google: MapsProvider,
  embedded: MapsProvider,
  { onFailure, now }: Given,
): MapsProvider {
  let restsUntil = 0;
  async function either<Answer>(ask: () => Promise<Answer>, instead: () => Promise<Answer>): Promise<Answer> {
    if (now() < restsUntil) return instead();
    try {
      return await ask();
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      restsUntil = now() + restMs;
      onFailure(error);
      return instead();
    }
  }
  return {
    id: 'google',
    attribution: [...google.attribution, ...embedded.attribution],
    places: {
      suggest: (typed, options) =>
        either(
          () => google.places.suggest(typed, options),
          async () => (await embedded.places.suggest(typed, options)).map(marked),
        ),
      resolve: (id) => (id.startsWith(googleIdPrefix) ? google : embedded).places.resolve(id),
      locate: (text, countries) =>
        either(
          () => google.places.locate(text, countries),
          async () => marked(await embedded.places.locate(text, countries)),
        ),
      reverse: (at) =>
        either(
          () => google.places.reverse(at),
          async () => {
            const place = await embedded.places.reverse(at);
            return place && marked(place);
          },
        ),
    },
    route: {
      estimate: (stops, signal) =>
        either(
          () => google.route.estimate(stops, signal),
          async () => marked(await embedded.route.estimate(stops, signal)),
        ),
    },
    map: google.map,
  };
}
