import { frenchNames } from '../src/embedded/content/french-names.ts';
import { moreTowns } from '../src/embedded/content/more-towns.ts';
import { townCentres } from '../src/embedded/content/town-centres.ts';
import { rowsOf } from '../src/embedded/place-key.ts';
import { loadCities } from './sources.ts';
import type { City } from './sources.ts';

export type Town = {
  name: string;
  /** The name in the gazetteer, when ours is another. */
  original: string | null;
  country: string;
  department: string;
  population: number;
  lng: number;
  lat: number;
};

/** The smallest town kept, by country. */
const leastPopulation: Record<string, number> = {
  FR: 1000,
  MC: 0,
  DZ: 0,
  AD: 1000,
  BE: 3000,
  CH: 3000,
  LU: 3000,
  DE: 20_000,
  IT: 20_000,
  ES: 20_000,
  GB: 20_000,
};

const french = new Map(
  rowsOf(frenchNames, ' ').map(([country, name, ours]) => [
    `${country} ${name}`,
    (ours ?? '').replaceAll('_', ' '),
  ]),
);

const centres = new Map(
  rowsOf(townCentres).map(([name = '', lng, lat]) => [name, [Number(lng), Number(lat)] as const]),
);

/** "Marseille 08" and its like are districts. */
const isDistrict = ({ name, featureCode }: City): boolean => featureCode === 'PPLX' || /\d$/.test(name);

const isKept = (city: City): boolean =>
  !isDistrict(city) && city.population >= (leastPopulation[city.country] ?? Infinity);

/** The capital is the one French town that the gazetteer gives no municipality code. */
const departmentOf = ({ country, name, muniSub }: City): string =>
  country === 'FR' ? (muniSub ?? (name === 'Paris' ? '75' : '')).slice(0, 2) : '';

function toTown(city: City): Town {
  const { name, country, population, loc } = city;
  const ours = french.get(`${country.toLowerCase()} ${name.replaceAll(' ', '_')}`) ?? name;
  const [lng, lat] = centres.get(ours) ?? loc.coordinates;
  return {
    name: ours,
    original: ours === name ? null : name,
    country: country.toLowerCase(),
    department: departmentOf(city),
    population,
    lng,
    lat,
  };
}

const handKept = (): Town[] =>
  rowsOf(moreTowns).map(([country = '', name = '', population, lng, lat]) => ({
    name,
    original: null,
    country,
    department: '',
    population: Number(population),
    lng: Number(lng),
    lat: Number(lat),
  }));

/** The towns of the gazetteer and our own, the most populous first. */
export const selectTowns = (): Town[] =>
  [...loadCities().filter(isKept).map(toTown), ...handKept()].toSorted(
    (a, b) => b.population - a.population || a.name.localeCompare(b.name),
  );
