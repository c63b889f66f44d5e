import type { DrawnPlace, Place, RouteEstimate, Suggestion } from '@livree/contracts';
import { FakeRefusal } from './refusal.ts';

type Known = readonly [label: string, kind: Place['kind'], town: string, latitude: number, longitude: number];

const known: readonly Known[] = [
  ['Aéroport Paris-Charles de Gaulle (CDG)', 'airport', 'Roissy-en-France', 49.0097, 2.5479],
  ['Aéroport Paris-Orly (ORY)', 'airport', 'Orly', 48.7262, 2.3652],
  ['Gare de Lyon, Paris', 'station', 'Paris', 48.8443, 2.3744],
  ['Paris', 'town', 'Paris', 48.8566, 2.3522],
  ['Versailles', 'town', 'Versailles', 48.8014, 2.1301],
  ['Chantilly', 'town', 'Chantilly', 49.1936, 2.4613],
  ['Lyon', 'town', 'Lyon', 45.764, 4.8357],
  ['Aéroport Lyon-Saint Exupéry (LYS)', 'airport', 'Colombier-Saugnieu', 45.7256, 5.0811],
  ['Marseille', 'town', 'Marseille', 43.2965, 5.3698],
  ['Nice', 'town', 'Nice', 43.7102, 7.262],
  ['Alger', 'town', 'Alger', 36.7538, 3.0588],
  ['Aéroport d’Alger Houari Boumédiène (ALG)', 'airport', 'Dar El Beïda', 36.691, 3.2154],
];

const places: readonly Place[] = known.map(([label, kind, town, latitude, longitude], index) => ({
  id: `place-${index + 1}`,
  label,
  kind,
  precision: kind === 'town' ? 'town' : 'point',
  country: latitude < 40 ? 'dz' : 'fr',
  town,
  latitude,
  longitude,
  timeZone: latitude < 40 ? 'Africa/Algiers' : 'Europe/Paris',
}));

const key = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Places whose name contains the typed text, with the kinds in `first` before all others. */
export function suggestions(typed: string, first: readonly string[] = []): Suggestion[] {
  return places
    .filter(({ label }) => key(label).includes(key(typed)))
    .toSorted((a, b) => Number(first.includes(b.kind)) - Number(first.includes(a.kind)))
    .map(({ id, label, town, kind, country }) => ({ id, label, detail: town ?? '', kind, country }));
}

/** The place of an address: the place that it names, or its town. */
export function findPlace(address: string): Place | undefined {
  const typed = key(address);
  return (
    places.find(({ id, label }) => id === address || key(label) === typed) ??
    places.find(({ kind, label }) => kind === 'town' && typed.includes(key(label)))
  );
}

/** The place nearest to coordinates, as the crow flies. */
export function nearestPlace(latitude: number, longitude: number): Place | undefined {
  const square = (place: Place) => (place.latitude - latitude) ** 2 + (place.longitude - longitude) ** 2;
  return places.toSorted((a, b) => square(a) - square(b))[0];
}

/** Straight roads from a place to its close neighbours. */
export function basemapRound(place: Place): DrawnPlace['basemap'] {
  const at = ({ longitude, latitude }: Place): [number, number] => [longitude, latitude];
  const neighbours = places.filter((other) => other.id !== place.id && metresBetween(place, other) < 40_000);
  const towns = neighbours.filter(({ kind }) => kind === 'town');
  return {
    roads: neighbours.map((other) => [at(place), at(other)]),
    trunks: [],
    coast: [],
    towns: towns.map((town) => ({ name: town.label, at: at(town) })),
  };
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

function metresBetween(from: Place, to: Place): number {
  const dLat = radians(to.latitude - from.latitude);
  const dLon = radians(to.longitude - from.longitude);
  const chord =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(dLon / 2) ** 2;
  return 2 * 6_371_000 * Math.asin(Math.sqrt(chord));
}

const roadFactor = 1.3;
const metresPerSecond = 15;

/**
 * A drive along straight lines, with a factor for the detours of roads. @throws FakeRefusal for an unknown address
 */
export function driveBetween(addresses: readonly string[]): RouteEstimate {
  const stations = addresses.map((address) => {
    const place = findPlace(address);
    if (place === undefined) throw new FakeRefusal('maps.address_not_found', { address });
    return place;
  });
  const legs = stations.slice(1).map((place, index) => metresBetween(stations[index] ?? place, place));
  const metres = Math.round(legs.reduce((total, leg) => total + leg, 0) * roadFactor);
  const seconds = Math.round(metres / metresPerSecond);
  return {
    distance: { value: metres, text: `${(metres / 1000).toFixed(1).replace('.', ',')} km` },
    duration: { value: seconds, text: `${Math.round(seconds / 60)} min` },
    isEstimate: true,
    places: stations,
    path: stations.map(({ longitude, latitude }) => [longitude, latitude]),
    attribution: [],
  };
}
