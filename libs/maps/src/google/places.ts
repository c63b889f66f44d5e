import { MapsError } from '../maps-error.ts';
import type { Place, PlaceKind, Suggestion, SuggestOptions } from '../provider.ts';
import { autocompleteAnswer, placeAnswer } from './answers.ts';
import type { GoogleCall, GoogleClient } from './client.ts';
import { googleIdPrefix, readKind, toPlace } from './found-place.ts';

const placesHost = 'https://places.googleapis.com';
/** Answers come in French, as our own names do. */
const language = 'fr';
const leastTyped = 2;
/** The most that Google accepts. */
const mostCountries = 15;
const nearMetres = 50_000;

const autocompleteCall = (typed: string, { countries, near }: SuggestOptions): GoogleCall => ({
  host: placesHost,
  path: '/v1/places:autocomplete',
  fields:
    'suggestions.placePrediction.placeId,suggestions.placePrediction.text,suggestions.placePrediction.structuredFormat,suggestions.placePrediction.types',
  body: {
    input: typed,
    languageCode: language,
    includedRegionCodes: countries.slice(0, mostCountries),
    ...(near && {
      locationBias: { circle: { center: { longitude: near[0], latitude: near[1] }, radius: nearMetres } },
    }),
  },
});

/** Google does not return the country of a suggestion; it is known only if the request has a single one. */
export async function suggestFromGoogle(
  ask: GoogleClient,
  typed: string,
  options: SuggestOptions,
): Promise<Suggestion[]> {
  if (typed.trim().length < leastTyped) return [];
  const { suggestions = [] } = await ask(
    autocompleteCall(typed, options),
    autocompleteAnswer,
    options.signal,
  );
  const first = options.first ?? [];
  return suggestions
    .flatMap(({ placePrediction }) => placePrediction ?? [])
    .map(({ placeId, text, structuredFormat, types = [] }): Suggestion => ({
      id: `${googleIdPrefix}${placeId}`,
      label: text.text,
      detail: structuredFormat?.secondaryText?.text ?? '',
      kind: readKind(types),
      country: options.countries.length === 1 ? (options.countries[0] ?? '') : '',
    }))
    .toSorted((a, b) => Number(first.includes(b.kind)) - Number(first.includes(a.kind)))
    .slice(0, options.limit);
}

export async function resolveFromGoogle(ask: GoogleClient, id: string): Promise<Place> {
  const placeId = id.slice(googleIdPrefix.length);
  if (!/^[\w-]+$/.test(placeId)) throw new MapsError('place_not_found', id);
  const found = await ask(
    {
      host: placesHost,
      path: `/v1/places/${placeId}`,
      query: { languageCode: language },
      fields: 'id,displayName,formattedAddress,location,types,addressComponents',
    },
    placeAnswer,
  );
  const { displayName, formattedAddress, location, types = [], addressComponents = [] } = found;
  return toPlace({
    placeId: found.id,
    label: chooseLabel(readKind(types), displayName?.text, formattedAddress),
    at: [location.longitude, location.latitude],
    types,
    components: addressComponents.map(({ longText, shortText = '', types: own = [] }) => ({
      long: longText,
      short: shortText,
      types: own,
    })),
  });
}

/** The label of an airport or a sight is its name; the label of an address is the address itself. */
function chooseLabel(kind: PlaceKind, name = '', address = ''): string {
  return kind === 'address' || name === '' ? address || name : name;
}
