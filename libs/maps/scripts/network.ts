import { crossings, trunkKinds, trunks } from '../src/embedded/content/trunks.ts';
import { straightMetres } from '../src/embedded/geometry.ts';
import { placeKey, splitRows } from '../src/embedded/place-key.ts';
import type { Town } from './town.ts';

/**
 * The longest road between neighbouring towns in metres: in dense countries, in sparse ones (we keep only the larger
 * towns), and in the desert.
 */
const longestRoad = (country: string): number => {
  if (country === 'dz') return 700_000;
  return ['es', 'it', 'de', 'gb'].includes(country) ? 150_000 : 90_000;
};
const longestTrunk = 700_000;
const metresPerDegree = 111_000;
const nodePopulation: Record<string, number> = { fr: 5000, dz: 1000, be: 5000, ch: 5000, lu: 5000 };
const nodePopulationElsewhere = 20_000;

export interface Network {
  /** Indexes of towns. */
  nodes: number[];
  /** Pairs of indexes of nodes. */
  roads: [number, number][];
  trunks: [from: number, to: number, kind: number, kilometres: number][];
  crossings: [number, number, kilometres: number, minutes: number][];
}

const at = ({ lng, lat }: Town) => [lng, lat] as const;

/** Joins two towns if no third one lies in the circle between them (a Gabriel graph). */
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

/** A road may cross a river mouth, but not a bay: few of seven points on its way may be in water. */
function isDry(a: Town, b: Town, isLand: (lng: number, lat: number) => boolean): boolean {
  const wet = [1, 2, 3, 4, 5, 6, 7].filter(
    (step) => !isLand(a.lng + ((b.lng - a.lng) * step) / 8, a.lat + ((b.lat - a.lat) * step) / 8),
  );
  return wet.length < (straightMetres(at(a), at(b)) > 6000 ? 2 : 3);
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

interface Trunk {
  kind: string;
  from: Town;
  to: Town;
  kilometres: number;
}

/** "Le Mans 45": a town, and the kilometres from the previous one. */
function readStep(step: string): { name: string; kilometres: number } {
  const [, name = step, kilometres = '0'] = /^(.*?)(?: (\d+))?$/.exec(step) ?? [];
  return { name, kilometres: Number(kilometres) };
}

/**
 * The next town on a trunk is at most a few hours away, and its road not many times the straight line; otherwise a
 * namesake was found.
 */
function findFaults({ from, to, kilometres }: Trunk): string[] {
  const straight = straightMetres(at(from), at(to)) / 1000;
  const isTwisted = kilometres > 0 && kilometres > straight * 3.5;
  const isTooShort = kilometres > 0 && kilometres < straight * 0.98;
  if (straight <= longestTrunk / 1000 && !isTwisted && !isTooShort) return [];
  return [`${from.name} is ${straight.toFixed(1)} km from ${to.name}, not ${kilometres}`];
}

function readTrunks(find: (name: string) => Town): Trunk[] {
  const read = splitRows(trunks).flatMap(([kind = '', first = '', ...steps]) => {
    let from = find(first);
    return steps.map(readStep).map(({ name, kilometres }) => {
      const trunk = { kind, from, to: find(name), kilometres };
      from = trunk.to;
      return trunk;
    });
  });
  const faults = read.flatMap(findFaults);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return read;
}

/** Builds the graph for route estimates. Fails if the gazetteer lacks a town of a trunk. */
export function buildNetwork(towns: readonly Town[], isLand: (lng: number, lat: number) => boolean): Network {
  const find = townFinder(towns);
  const lines = readTrunks(find);
  const onTrunk = new Set(lines.flatMap(({ from, to }) => [from, to]));
  const nodes = towns.filter(
    (town) =>
      onTrunk.has(town) || town.population >= (nodePopulation[town.country] ?? nodePopulationElsewhere),
  );
  const indexOf = new Map(nodes.map((town, index) => [town, index]));
  const pair = (a: Town, b: Town): [number, number] => [indexOf.get(a) ?? -1, indexOf.get(b) ?? -1];
  return {
    nodes: nodes.map((town) => towns.indexOf(town)),
    roads: gabrielPairs(nodes).filter(([a, b]) => {
      const [from, to] = [nodes[a], nodes[b]];
      return from && to && isDry(from, to, isLand);
    }),
    trunks: lines.map(({ kind, from, to, kilometres }) => [
      ...pair(from, to),
      trunkKinds.indexOf(kind),
      kilometres,
    ]),
    crossings: splitRows(crossings, ',').map(([from = '', to = '', kilometres, minutes]) => [
      ...pair(find(from), find(to)),
      Number(kilometres),
      Number(minutes),
    ]),
  };
}
