import { writeFileSync } from 'node:fs';
import { airports } from '../src/embedded/content/airports.ts';
import { rowsOf } from '../src/embedded/place-key.ts';
import { coastLines, landTest } from './land.ts';
import { buildNetwork, townFinder } from './network.ts';
import { loadAirports } from './sources.ts';
import { selectTowns } from './towns.ts';
import type { Town } from './towns.ts';

const degree = 10_000;
const coastDegree = 500;

const write = (name: string, data: unknown): void =>
  writeFileSync(new URL(`../src/embedded/data/${name}.json`, import.meta.url), `${JSON.stringify(data)}\n`);

/** Each number as its difference from the one before: shorter to write. */
const deltas = (values: readonly number[]): number[] =>
  values.map((value, index) => value - (values[index - 1] ?? 0));

const scaled = (values: readonly number[]): number[] => values.map((value) => Math.round(value * degree));

function servedAirports(towns: readonly Town[]) {
  const find = townFinder(towns);
  const known = new Map(loadAirports().map((airport) => [airport.iata, airport]));
  return rowsOf(airports).map(([iata = '', label = '', town = '', others = '']) => {
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

function coast(): number[][] {
  return coastLines()
    .map((line) => line.map((point) => point.map((value) => Math.round(value * coastDegree))))
    .map((line) => line.filter((point, index) => point.join() !== line[index - 1]?.join()))
    .filter((line) => line.length > 3)
    .map((line) =>
      line.flatMap((point, index) =>
        [0, 1].map((axis) => (point[axis] ?? 0) - (line[index - 1]?.[axis] ?? 0)),
      ),
    );
}

const { towns, villages } = selectTowns();
const all = [...towns, ...villages];
write('towns', {
  degree,
  villages: villages.length,
  names: all.map(({ name }) => name),
  originals: Object.fromEntries(
    towns.flatMap((town, index) => (town.original ? [[index, town.original]] : [])),
  ),
  countries: all.map(({ country }) => country).join(' '),
  departments: all.map(({ department }) => department).join(' '),
  postcodes: all.map(({ postcodes }) => postcodes.join(',')).join(' '),
  populations: all.map(({ population }) => population),
  lng: scaled(all.map(({ lng }) => lng)),
  lat: scaled(all.map(({ lat }) => lat)),
});
const network = buildNetwork(towns, landTest());
write('network', {
  nodes: deltas(network.nodes),
  roads: network.roads.toSorted(([a], [b]) => a - b).flat(),
  trunks: network.trunks.flat(),
  crossings: network.crossings.flat(),
});
write('airports', { degree, airports: servedAirports(towns) });
write('coast', { degree: coastDegree, lines: coast() });
