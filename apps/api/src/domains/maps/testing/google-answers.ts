const component = (name: string, short: string, ...types: string[]) => ({ name, short, types });

const known = [
  {
    id: 'ChIJ-eiffel_1',
    name: 'Tour Eiffel',
    address: '5 Avenue Anatole France, 75007 Paris, France',
    at: { lat: 48.8583701, lng: 2.2944813 },
    types: ['tourist_attraction', 'point_of_interest', 'establishment'],
    locationType: 'ROOFTOP',
    components: [component('Paris', 'Paris', 'locality', 'political'), component('France', 'FR', 'country')],
  },
  {
    id: 'ChIJ-republique_2',
    name: '12 Rue de la République',
    address: '12 Rue de la République, 69001 Lyon, France',
    at: { lat: 45.7669, lng: 4.8364 },
    types: ['street_address'],
    locationType: 'RANGE_INTERPOLATED',
    components: [component('Lyon', 'Lyon', 'locality', 'political'), component('France', 'FR', 'country')],
  },
  {
    id: 'ChIJ-newyork_3',
    name: 'New York',
    address: 'New York, NY, USA',
    at: { lat: 40.7127753, lng: -74.0059728 },
    types: ['locality', 'political'],
    locationType: 'APPROXIMATE',
    components: [component('New York', 'New York', 'locality'), component('États-Unis', 'US', 'country')],
  },
];
type Known = (typeof known)[number];

const matching = (typed: string): Known[] =>
  known.filter(({ address, name }) => `${name} ${address}`.toLowerCase().includes(typed.toLowerCase()));

/** The answer of `places:autocomplete` of the Places API (New): an empty object if nothing matches. */
export function autocomplete(input: string, regions: readonly string[]) {
  const found = matching(input).filter(({ components }) =>
    components.some(({ short }) => regions.includes(short.toLowerCase())),
  );
  if (found.length === 0) return {};
  return {
    suggestions: found.map(({ id, name, address, types }) => ({
      placePrediction: {
        place: `places/${id}`,
        placeId: id,
        text: { text: `${name}, ${address}`, matches: [{ endOffset: input.length }] },
        structuredFormat: { mainText: { text: name }, secondaryText: { text: address } },
        types,
      },
    })),
  };
}

/** The answer of `places/{id}`; undefined for an unknown id. */
export function placeDetails(id: string) {
  const place = known.find((it) => it.id === id);
  return (
    place && {
      id,
      displayName: { text: place.name, languageCode: 'fr' },
      formattedAddress: place.address,
      location: { latitude: place.at.lat, longitude: place.at.lng },
      types: place.types,
      addressComponents: place.components.map(({ name, short, types }) => ({
        longText: name,
        shortText: short,
        types,
        languageCode: 'fr',
      })),
    }
  );
}

/** The answer of the Geocoding API for an address or coordinates. */
export function geocode(address: string | null, latlng: string | null) {
  const [lat = 0, lng = 0] = latlng?.split(',').map(Number) ?? [];
  const isNear = ({ at }: Known) => Math.hypot(at.lat - lat, at.lng - lng) < 0.01;
  const found = address === null ? known.filter(isNear) : matching(address);
  return {
    status: found.length > 0 ? 'OK' : 'ZERO_RESULTS',
    results: found.map(({ id, address: formatted_address, at, types, locationType, components }) => ({
      place_id: id,
      formatted_address,
      types,
      geometry: { location: at, location_type: locationType },
      address_components: components.map(({ name, short, types: own }) => ({
        long_name: name,
        short_name: short,
        types: own,
      })),
    })),
  };
}

interface Waypoint {
  readonly location: { readonly latLng: { readonly latitude: number; readonly longitude: number } };
}

/**
 * The answer of `computeRoutes` of the Routes API: an empty object if there is no route, for example across an ocean.
 */
export function computeRoutes(stops: readonly Waypoint[]) {
  const points = stops.map(({ location: { latLng } }) => [latLng.longitude, latLng.latitude]);
  if (points.some(([longitude = 0]) => longitude < -30)) return {};
  const legs = points.slice(1).map(() => ({ distanceMeters: 465_123, duration: '16620s' }));
  return {
    routes: [
      {
        distanceMeters: 465_123 * legs.length,
        duration: `${16_620 * legs.length}s`,
        legs,
        polyline: { geoJsonLinestring: { type: 'LineString', coordinates: points } },
      },
    ],
  };
}
