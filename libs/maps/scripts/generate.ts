import { writeFileSync } from 'node:fs';
import { airports } from '../src/embedded/content/airports.ts';
import { writeIntegers } from '../src/embedded/data.ts';
import { writeKeys } from '../src/embedded/key-index.ts';
import { placeKey, splitRows } from '../src/embedded/place-key.ts';
import { coastLines, landTest } from './land.ts';
import { buildNetwork, townFinder } from './network.ts';
import { loadAirports } from './sources.ts';
import type { Town } from './town.ts';
import { selectTowns } from './towns.ts';

const degree = 10_000;
const coastDegree = 500;

const write = (name: string, data: unknown): void =>
  writeFileSync(new URL(`../src/embedded/data/${name}.json`, import.meta.url), `${JSON.stringify(data)}\n`);

/** Every row ends with its mark, including the last. */
const rows = (texts: readonly string[], mark: string): string =>
  texts.map((text) => `${text}${mark}`).join('');

const scaled = (values: readonly number[]): number[] => values.map((value) => Math.round(value * degree));

function servedAirports(towns: readonly Town[]) {
  const find = townFinder(towns);
  const known = new Map(loadAirports().map((airport) => [airport.iata, airport]));
  return splitRows(airports).map(([iata = '', label = '', town = '', others = '']) => {
    const airport = known.get(iata);
    if (!airport) throw new Error(`no airport ${iata}`);
    return {
      iata,
      label,
      others: others.split(',').filter(Boolean),
      town,
      country: find(town).country,
      at: scaled([airport.longitude, airport.latitude]),
    };
  });
}

function coast(): number[][][] {
  return coastLines()
    .map((line) => line.map((point) => point.map((value) => Math.round(value * coastDegree))))
    .map((line) => line.filter((point, index) => point.join() !== line[index - 1]?.join()))
    .filter((line) => line.length > 3);
}

const { towns, villages } = selectTowns();
const all = [...towns, ...villages];
write('towns', {
  degree,
  villages: villages.length,
  names: rows(
    all.map(({ name }) => name),
    '\n',
  ),
  keys: rows(
    all.map(({ name, original }) => writeKeys([name, original ?? ''].filter(Boolean).map(placeKey))),
    '\n',
  ),
  countries: rows(
    all.map(({ country }) => country),
    ' ',
  ),
  departments: rows(
    all.map(({ department }) => department),
    ' ',
  ),
  postcodes: rows(
    all.map(({ postcodes }) => postcodes.join(',')),
    ' ',
  ),
  populations: writeIntegers(all.map(({ population }) => population)),
  lng: writeIntegers(scaled(all.map(({ lng }) => lng))),
  lat: writeIntegers(scaled(all.map(({ lat }) => lat))),
});
const network = buildNetwork(towns, landTest());
write('network', {
  nodes: writeIntegers(network.nodes),
  roads: writeIntegers(network.roads.toSorted(([a], [b]) => a - b).flat()),
  trunks: writeIntegers(network.trunks.flat()),
  crossings: writeIntegers(network.crossings.flat()),
});
write('airports', { degree, airports: servedAirports(towns) });
const lines = coast();
write('coast', {
  degree: coastDegree,
  lengths: writeIntegers(lines.map(({ length }) => length)),
  points: writeIntegers(lines.flat(2)),
});
