import type { Basemap, Bounds, LngLat } from '../provider.ts';
import type { Lines } from './coast.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { RoadKind, RoadNetwork } from './road-network.ts';
import type { Towns } from './towns.ts';

/** Keeps the answer under 25 KB. */
const mostRoads = 700;
const mostTrunks = 600;
const mostTowns = 48;
const mostCoastPoints = 320;

const isInside = ([lng, lat]: LngLat, { west, south, east, north }: Bounds): boolean =>
  lng > west && lng < east && lat > south && lat < north;

/** Whether a straight line touches the bounds, by an end inside or by crossing them. */
function crosses([[x, y], [toX, toY]]: readonly [LngLat, LngLat], bounds: Bounds): boolean {
  const { west, south, east, north } = bounds;
  if (Math.max(x, toX) < west || Math.min(x, toX) > east) return false;
  if (Math.max(y, toY) < south || Math.min(y, toY) > north) return false;
  const side = (lng: number, lat: number): number => Math.sign((toX - x) * (lat - y) - (toY - y) * (lng - x));
  const corners = [side(west, south), side(east, south), side(east, north), side(west, north)];
  return new Set(corners).size > 1;
}

const rounded = ([lng, lat]: LngLat): LngLat => [Number(lng.toFixed(3)), Number(lat.toFixed(3))];

/** The parts of the coast inside the bounds, reduced to every n-th point if there are too many. */
function coastInside(coast: Lines, bounds: Bounds): Lines {
  const parts: LngLat[][] = [];
  for (const line of coast) {
    let part: LngLat[] = [];
    for (const point of line) {
      if (isInside(point, bounds)) part.push(point);
      else if (part.length > 0) {
        parts.push(part);
        part = [];
      }
    }
    if (part.length > 0) parts.push(part);
  }
  const every = Math.ceil(parts.reduce((sum, part) => sum + part.length, 0) / mostCoastPoints);
  return parts
    .map((part) => part.filter((_, index) => index % every === 0 || index === part.length - 1).map(rounded))
    .filter((part) => part.length > 1);
}

/** The numbers of the roads of a kind that pass through the bounds. */
function roadsThrough(network: RoadNetwork, kind: RoadKind, bounds: Bounds): number[] {
  const found: number[] = [];
  for (let road = 0; road < network.kinds.length; road += 1)
    if (network.kinds[road] === kind && crosses(findEnds(network, road), bounds)) found.push(road);
  return found;
}

const findEnds = ({ nodes, from, to }: RoadNetwork, road: number): readonly [LngLat, LngLat] => [
  nodes[from[road] ?? 0] ?? [0, 0],
  nodes[to[road] ?? 0] ?? [0, 0],
];

/** Roads as a few long lines; each junction is listed once. */
function joined({ nodes, from, to }: RoadNetwork, roads: readonly number[]): Lines {
  const left = new Set(roads);
  const meeting = new Map<number, number[]>();
  for (const road of roads)
    for (const node of [from[road] ?? 0, to[road] ?? 0])
      meeting.set(node, [...(meeting.get(node) ?? []), road]);
  return roads.flatMap((first) => {
    if (!left.has(first)) return [];
    let node = from[first] ?? 0;
    const line = [node];
    for (let road: number | undefined = first; road !== undefined;) {
      left.delete(road);
      node = (from[road] === node ? to[road] : from[road]) ?? 0;
      line.push(node);
      road = meeting.get(node)?.find((next) => left.has(next));
    }
    return [line.map((each) => rounded(nodes[each] ?? [0, 0]))];
  });
}

/** All trunks, or the fastest if there are too many. */
function trunksInside(network: RoadNetwork, bounds: Bounds): Lines {
  const speed = (road: number): number => (network.metres[road] ?? 0) / (network.seconds[road] ?? 1);
  const found = roadsThrough(network, 'trunk', bounds);
  return joined(network, found.toSorted((a, b) => speed(b) - speed(a)).slice(0, mostTrunks));
}

/** All local roads, or none if there are too many: omitting some would leave others that end nowhere. */
function roadsInside(network: RoadNetwork, bounds: Bounds): Lines {
  const found = roadsThrough(network, 'road', bounds);
  return found.length > mostRoads ? [] : joined(network, found);
}

/** The largest towns inside the bounds. */
function townsInside(towns: Towns, bounds: Bounds): Basemap['towns'] {
  const found: { name: string; at: LngLat }[] = [];
  for (let town = 0; town < towns.located && found.length < mostTowns; town += 1) {
    const at = towns.at(town);
    if (isInside(at, bounds)) found.push({ name: towns.entry(town).town, at: rounded(at) });
  }
  return found;
}

/** Draws any view of the embedded map. */
export function openBasemap(
  { towns }: Gazetteer,
  network: RoadNetwork,
  coast: Lines,
): (bounds: Bounds, core?: Bounds) => Basemap {
  return (bounds, core = bounds) => ({
    roads: roadsInside(network, bounds),
    trunks: trunksInside(network, bounds),
    coast: coastInside(coast, bounds),
    towns: townsInside(towns, core),
  });
}
