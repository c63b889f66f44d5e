import { straightMetres } from '../src/embedded/geometry.ts';
import { placeKey, rowsOf } from '../src/embedded/place-key.ts';
import { crossings, trunks } from '../src/embedded/content/trunks.ts';
import type { Town } from './towns.ts';

/** Metres between neighbouring towns, where they are dense, sparse (we keep only the larger ones) or in the desert. */
const longestRoad = (country: string): number => {
  if (country === 'dz') return 700_000;
  return ['es', 'it', 'de', 'gb'].includes(country) ? 150_000 : 90_000;
};
const longestTrunk = 280_000;
const metresPerDegree = 111_000;
const nodePopulation: Record<string, number> = { fr: 5000, dz: 5000, be: 5000, ch: 5000, lu: 5000 };

export type Network = {
  /** Indexes of towns. */
  nodes: number[];
  /** Pairs of indexes of nodes. */
  roads: [number, number][];
  trunks: [number, number][];
  crossings: [number, number, kilometres: number, minutes: number][];
};

const at = ({ lng, lat }: Town) => [lng, lat] as const;

/** Joins two towns when no third lies in the circle between them (a Gabriel graph). */
function gabrielPairs(nodes: readonly Town[]): [number, number][] {
  const byLatitude = nodes
    .map((town, index) => ({ town, index }))
    .toSorted((a, b) => a.town.lat - b.town.lat);
  return byLatitude.flatMap(({ town, index }, place) => {
    const longest = longestRoad(town.country);
    const near = byLatitude.filter(
      (other) =>
        other.index !== index &&
        Math.abs(other.town.lat - town.lat) * metresPerDegree < longest &&
        straightMetres(at(town), at(other.town)) < longest,
    );
    return near
      .filter(
        (other) =>
          byLatitude.indexOf(other) > place &&
          !near.some((third) => third !== other && isBetween(town, other.town, third.town)),
      )
      .map((other): [number, number] => [index, other.index]);
  });
}

function isBetween(a: Town, b: Town, third: Town): boolean {
  const middle = [(a.lng + b.lng) / 2, (a.lat + b.lat) / 2] as const;
  return straightMetres(middle, at(third)) < straightMetres(at(a), at(b)) / 2;
}

/** A road may cross a river mouth, not a bay: few of seven points on its way may lie in water. */
function isDry(a: Town, b: Town, isLand: (lng: number, lat: number) => boolean): boolean {
  const wet = [1, 2, 3, 4, 5, 6, 7].filter(
    (step) => !isLand(a.lng + ((b.lng - a.lng) * step) / 8, a.lat + ((b.lat - a.lat) * step) / 8),
  );
  return wet.length < (straightMetres(at(a), at(b)) > 6000 ? 2 : 4);
}

/** Finds a town of a table by its name, the most populous of namesakes. */
export function townFinder(towns: readonly Town[]): (name: string) => Town {
  const byKey = new Map(towns.toReversed().map((town) => [placeKey(town.name), town]));
  return (name) => {
    const town = byKey.get(placeKey(name));
    if (!town) throw new Error(`no town named ${name}`);
    return town;
  };
}

/** Next to each other on a trunk means within a few hours: further apart, a namesake was found. */
function checkTrunks(lines: readonly Town[][]): void {
  for (const line of lines) {
    const gap = line.findIndex(
      (town, index) => straightMetres(at(town), at(line[index + 1] ?? town)) > longestTrunk,
    );
    if (gap >= 0) throw new Error(`${line[gap]?.name} is too far from ${line[gap + 1]?.name}`);
  }
}

/** The graph that routes are estimated on. Fails on a trunk town that the gazetteer lacks. */
export function buildNetwork(towns: readonly Town[], isLand: (lng: number, lat: number) => boolean): Network {
  const find = townFinder(towns);
  const lines = rowsOf(trunks, ',').map((names) => names.map(find));
  checkTrunks(lines);
  const onTrunk = new Set(lines.flat());
  const nodes = towns.filter(
    (town) => onTrunk.has(town) || town.population >= (nodePopulation[town.country] ?? 0),
  );
  const indexOf = new Map(nodes.map((town, index) => [town, index]));
  const pair = (a: Town, b: Town): [number, number] => [indexOf.get(a) ?? -1, indexOf.get(b) ?? -1];
  return {
    nodes: nodes.map((town) => towns.indexOf(town)),
    roads: gabrielPairs(nodes).filter(([a, b]) => {
      const [from, to] = [nodes[a], nodes[b]];
      return from && to && isDry(from, to, isLand);
    }),
    trunks: lines.flatMap((line) => line.slice(1).map((town, index) => pair(line[index] ?? town, town))),
    crossings: rowsOf(crossings, ',').map(([from = '', to = '', kilometres, minutes]) => [
      ...pair(find(from), find(to)),
      Number(kilometres),
      Number(minutes),
    ]),
  };
}
