import type { Country, LngLat, Place, PlacePrecision } from '../provider.ts';
import { findTimeZone } from '../time-zone.ts';
import { parisDistricts } from './content/landmarks.ts';
import type { Entry } from './entry.ts';
import type { Gazetteer } from './gazetteer.ts';
import { placeKey, splitRows, tellingWords } from './place-key.ts';

export const addressIdPrefix = 'address:';

const districts = splitRows(parisDistricts, ' ').map(([lng, lat]): LngLat => [Number(lng), Number(lat)]);
const countryNames = new Set(
  'france algerie suisse belgique allemagne italie espagne luxembourg monaco royaume uni'
    .split(' ')
    .concat('royaume uni'),
);
/** A town name after one of these words is the name of a street: "rue de Lyon". */
const linkWords = new Set([
  'de',
  'du',
  'des',
  'd',
  'la',
  'le',
  'les',
  'l',
  'rue',
  'avenue',
  'boulevard',
  'place',
  'gare',
]);
const longestTownName = 6;

function choosePrecision({ kind, isLocated }: Entry): PlacePrecision {
  if (kind !== 'town') return 'point';
  return isLocated ? 'town' : 'approximate';
}

export function toPlace(entry: Entry): Place {
  const { id, label, kind, at, town, country } = entry;
  return {
    id,
    label,
    kind,
    at,
    town,
    country,
    precision: choosePrecision(entry),
    timeZone: findTimeZone(country, at),
  };
}

function addressPlace(text: string, entry: Entry, precision: PlacePrecision, at: LngLat = entry.at): Place {
  const id = `${addressIdPrefix}${text}`;
  return { ...toPlace(entry), id, label: text, kind: 'address', precision, at };
}

type Lookup = (key: string, department?: string) => Entry | undefined;

function townLookup(gazetteer: Gazetteer, countries: readonly Country[]): Lookup {
  return (key, department) => {
    const found = gazetteer.towns.named(key).filter(({ country }) => countries.includes(country));
    return department === undefined ? found[0] : found.find((town) => town.department === department);
  };
}

/**
 * The town whose name follows the postcode, otherwise the largest town of the postcode, otherwise the department's
 * capital.
 */
function byPostcode(text: string, gazetteer: Gazetteer, find: Lookup): Place | undefined {
  const [, postcode = '', rest = ''] = /(?:^|[\s,(])(\d{5})\b[\s,]*(.*)$/s.exec(text) ?? [];
  const seat = gazetteer.seat(readDepartment(postcode));
  if (!postcode || !seat) return undefined;
  const words = placeKey(rest).split(' ').slice(0, longestTownName);
  const names = words.map((_, index) => words.slice(0, words.length - index).join(' '));
  const town = names.map((name) => find(name, seat.department)).find(Boolean);
  const district =
    postcode.startsWith('750') || postcode.startsWith('751')
      ? districts[Number(postcode.slice(3)) - 1]
      : undefined;
  if (town) return addressPlace(text, town, toPlace(town).precision, district);
  const nearby = gazetteer.towns.withPostcode(postcode)[0] ?? seat;
  return addressPlace(text, nearby, district ? 'town' : 'approximate', district);
}

function readDepartment(postcode: string): string {
  if (!postcode.startsWith('20')) return postcode.slice(0, 2);
  return Number(postcode) < 20_200 ? '2A' : '2B';
}

/** The town that is a whole part between commas, or the last words of a part; the last part first. */
function byTownName(text: string, find: Lookup): Place | undefined {
  const parts = text
    .split(',')
    .map(placeKey)
    .filter((part) => part !== '' && !countryNames.has(part))
    .toReversed();
  const town = parts.map((part) => find(part) ?? lastWords(part, find)).find(Boolean);
  return town && addressPlace(text, town, toPlace(town).precision);
}

/** Foreign postcodes look like ours: "16000 Alger" is not in Charente. */
function byForeignTown(text: string, find: Lookup): Place | undefined {
  const place = byTownName(text, find);
  return place?.country === 'fr' ? undefined : place;
}

function lastWords(part: string, find: Lookup): Entry | undefined {
  const words = part.split(' ');
  const first = Math.max(1, words.length - longestTownName);
  for (let start = first; start < words.length; start += 1) {
    if (linkWords.has(words[start - 1] ?? '')) continue;
    const town = find(words.slice(start).join(' '));
    if (town) return town;
  }
  return undefined;
}

/** "Lyon (45.7640, 4.8357)": a position, with its town. */
function byPosition(text: string, find: Lookup): Place | undefined {
  const [, name = '', lat, lng] = /^(.*)\((-?\d+\.\d+), (-?\d+\.\d+)\)$/.exec(text) ?? [];
  const town = find(placeKey(name));
  return town && addressPlace(text, town, 'point', [Number(lng), Number(lat)]);
}

function byLabel(
  text: string,
  gazetteer: Gazetteer,
  countries: readonly Country[],
  find: Lookup,
): Place | undefined {
  const key = placeKey(text);
  const pointNamed = (name: string): Entry | undefined =>
    gazetteer.pointsNamed(name).find(({ country }) => countries.includes(country));
  const point = pointNamed(key) ?? pointNamed(tellingWords(key).join(' '));
  const [, town = '', department] = /^(.*) \((\d[\dAB])\)$/.exec(text) ?? [];
  const entry = point ?? (department ? find(placeKey(town), department) : find(key));
  return entry && toPlace(entry);
}

/**
 * "Gare du Nord, 75010 Paris", "CDG terminal 2E"; not "Place de la Bourse, Paris", which we know only in Bordeaux.
 */
function byFirstPart(text: string, { points }: Gazetteer, countries: readonly Country[]): Place | undefined {
  const key = `${placeKey(text)} `;
  const found = points
    .filter(({ country }) => countries.includes(country))
    .flatMap((entry) => entry.keys.map((name) => ({ entry, name })))
    .filter(({ entry, name }) => {
      if (!key.startsWith(`${name} `)) return false;
      const rest = key.slice(name.length);
      return (
        rest.includes(` ${placeKey(entry.town)} `) ||
        (entry.kind === 'airport' && rest.startsWith(' terminal'))
      );
    })
    .toSorted((a, b) => b.name.length - a.name.length)[0];
  return found && { ...addressPlace(text, found.entry, 'point'), kind: found.entry.kind };
}

/** "Gare de Lille", "aéroport de Toulouse": the most important station or airport whose name contains these words. */
function byKind(text: string, { points }: Gazetteer, countries: readonly Country[]): Place | undefined {
  const [kind, ...words] = tellingWords(placeKey(text));
  if (words.length === 0 || (kind !== 'gare' && kind !== 'aeroport')) return undefined;
  const hasAll = (key: string): boolean => [kind, ...words].every((word) => ` ${key} `.includes(` ${word} `));
  const found = points.find(({ country, keys }) => countries.includes(country) && keys.some(hasAll));
  return found && toPlace(found);
}

/** The place that a text names, or undefined; tries the most exact reading first. */
export function locateText(
  gazetteer: Gazetteer,
  typed: string,
  countries: readonly Country[],
): Place | undefined {
  const text = typed.trim().replace(/\s+/g, ' ');
  const find = townLookup(gazetteer, countries);
  const byCode = countries.includes('fr') ? byPostcode(text, gazetteer, find) : undefined;
  return (
    byLabel(text, gazetteer, countries, find) ??
    byPosition(text, find) ??
    byFirstPart(text, gazetteer, countries) ??
    (byCode?.precision === 'approximate' ? byForeignTown(text, find) : undefined) ??
    byCode ??
    byTownName(text, find) ??
    byKind(text, gazetteer, countries)
  );
}
