import { frenchNames } from '../src/embedded/content/french-names.ts';
import { moreTowns } from '../src/embedded/content/more-towns.ts';
import { townCentres } from '../src/embedded/content/town-centres.ts';
import { placeKey, splitRows } from '../src/embedded/place-key.ts';
import { loadCities, loadCommunes, loadSmallCities } from './sources.ts';
import type { City, Commune } from './sources.ts';
import type { Town } from './town.ts';
import { villagesAmong } from './villages.ts';

/** The smallest town kept, by country; the gazetteer begins at 500 inhabitants. */
const leastPopulation: Record<string, number> = {
  FR: 0,
  MC: 0,
  DZ: 0,
  AD: 0,
  BE: 500,
  CH: 500,
  LU: 500,
  DE: 1000,
  IT: 1000,
  ES: 1000,
  GB: 1000,
};

const french = new Map(
  splitRows(frenchNames, ' ').map(([country, name, ours]) => [
    `${country} ${name}`,
    (ours ?? '').replaceAll('_', ' '),
  ]),
);

const centres = new Map(
  splitRows(townCentres).map(([name = '', lng, lat, population]) => [
    name,
    { lng: Number(lng), lat: Number(lat), population: Number(population) },
  ]),
);

/** "Marseille 08" and similar names are districts. */
const isDistrict = ({ name, featureCode }: City): boolean => featureCode === 'PPLX' || /\d$/.test(name);

const isKept = (city: City): boolean =>
  !isDistrict(city) && city.population >= (leastPopulation[city.country] ?? Infinity);

/** Paris is the only French town without a commune in the gazetteer. */
function findDepartment({ country, name, commune, region }: City): string {
  if (country === 'FR') return (commune || (name === 'Paris' ? '75' : '')).slice(0, 2);
  return region && `${country.toLowerCase()}-${region}`;
}

function toTown(city: City, postcodes: ReadonlyMap<string, readonly string[]>): Town {
  const { name, country, population, commune, lng, lat } = city;
  const ours = french.get(`${country.toLowerCase()} ${name.replaceAll(' ', '_')}`) ?? name;
  return {
    name: ours,
    original: ours === name ? null : name,
    country: country.toLowerCase(),
    department: findDepartment(city),
    postcodes: postcodes.get(commune) ?? [],
    population,
    lng,
    lat,
    ...centres.get(ours),
  };
}

/** The second extract of the gazetteer begins at 1000 inhabitants. */
const leastCounted = 1000;

/** Towns of France and Algeria that only the second extract has, with their commune's inhabitants. */
function fromSecondExtract(cities: readonly City[], communes: readonly Commune[]): City[] {
  const taken = new Set(cities.map(({ country, name }) => `${country} ${placeKey(name)}`));
  const byName = new Map(communes.map((it) => [`${it.departement} ${placeKey(it.nom)}`, it]));
  return loadSmallCities()
    .filter(({ country, name }) => !taken.has(`${country} ${placeKey(name)}`))
    .flatMap(({ country, name, lat, lng, admin1, admin2 }): City[] => {
      const commune = country === 'FR' ? byName.get(`${admin2} ${placeKey(name)}`) : undefined;
      if (!commune && country !== 'DZ') return [];
      const { code = '', population = leastCounted } = commune ?? {};
      const featureCode = 'PPL';
      return [
        { name, country, featureCode, region: admin1, commune: code, population, lat: +lat, lng: +lng },
      ];
    });
}

const handKept = (): Town[] =>
  splitRows(moreTowns).map(([country = '', name = '', population, lng, lat, department = '']) => ({
    name,
    original: null,
    country,
    department,
    postcodes: [],
    population: Number(population),
    lng: Number(lng),
    lat: Number(lat),
  }));

/** Of two towns with one name in one department, only the larger can be identified. */
function withoutTwins(towns: readonly Town[]): Town[] {
  const taken = new Set<string>();
  return towns.filter(({ country, department, name }) => {
    const key = `${country} ${department} ${placeKey(name)}`;
    return !taken.has(key) && taken.add(key);
  });
}

/** The towns of the gazetteer and our own, then the villages that it lacks; the most populous first. */
export function selectTowns(): { towns: Town[]; villages: Town[] } {
  const communes = loadCommunes();
  const postcodes = new Map(communes.map(({ code, codesPostaux = [] }) => [code, codesPostaux]));
  const gazetteer = loadCities();
  const cities = [...gazetteer, ...fromSecondExtract(gazetteer, communes)].filter(isKept);
  const byPopulation = (a: Town, b: Town) => b.population - a.population || a.name.localeCompare(b.name);
  const towns = withoutTwins(
    [...cities.map((city) => toTown(city, postcodes)), ...handKept()].toSorted(byPopulation),
  );
  const located = new Set(cities.map(({ commune }) => commune));
  const missing = communes.filter(({ code }) => !located.has(code) && code !== '75056');
  const villages = villagesAmong(missing, towns).toSorted(byPopulation);
  return { towns, villages: withoutTwins([...towns, ...villages]).slice(towns.length) };
}
