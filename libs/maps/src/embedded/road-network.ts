import type { LngLat } from '../provider.ts';
import { loadNetwork } from './data.ts';
import { straightMetres } from './geometry.ts';
import type { Towns } from './towns.ts';

export type RoadKind = 'road' | 'trunk' | 'crossing';

/** Roads by number, as columns; each can be driven in both directions. */
export interface RoadNetwork {
  readonly nodes: readonly LngLat[];
  readonly kinds: readonly RoadKind[];
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly metres: Float64Array;
  readonly seconds: Float64Array;
  /** The roads at a node: those of node `n` are in `meeting` from `firsts[n]` to `firsts[n + 1]`. */
  readonly firsts: Int32Array;
  readonly meeting: Int32Array;
}

interface Size {
  readonly metres: number;
  readonly seconds: number;
}

/**
 * For each kind of trunk, the ratio to the straight line if the kilometres are unknown, and the speed in kilometres
 * per hour.
 */
const trunkSizes = [
  { detour: 1.1, speed: 110 },
  { detour: 1.13, speed: 99 },
  { detour: 1.2, speed: 82 },
  { detour: 1.5, speed: 52 },
  { detour: 1.25, speed: 44 },
];

/** Local roads up to a length in metres: the shorter, the larger the share of streets and bends. */
const localSizes = [
  { upTo: 3000, detour: 1.32, speed: 34 },
  { upTo: 6000, detour: 1.32, speed: 46 },
  { upTo: 15_000, detour: 1.29, speed: 62 },
  { upTo: 60_000, detour: 1.26, speed: 72 },
  { upTo: Infinity, detour: 1.18, speed: 80 },
];

const secondsAt = (metres: number, kilometresPerHour: number): number => (metres * 3.6) / kilometresPerHour;

function chooseSize(metres: number, speed: number): Size {
  return { metres, seconds: secondsAt(metres, speed) };
}

/** A local road over a straight distance. */
export function localSize(straight: number): Size {
  const { detour, speed } = localSizes.find(({ upTo }) => straight < upTo) ?? { detour: 1.18, speed: 80 };
  return chooseSize(straight * detour, speed);
}

/** A trunk is never shorter than the straight line between its towns. */
function trunkSize(straight: number, kind: number, kilometres: number): Size {
  const { detour, speed } = trunkSizes[kind] ?? { detour: 1.2, speed: 82 };
  return chooseSize(kilometres > 0 ? Math.max(kilometres * 1000, straight) : straight * detour, speed);
}

type Data = ReturnType<typeof loadNetwork>;
type Join = (kind: RoadKind, from: number, to: number, size: Size) => void;

const copyRow = (flat: Int32Array, size: number, row: number): number[] =>
  Array.from(flat.subarray(row * size, (row + 1) * size));

/** Calls back for every road, with its size. */
function eachRoad({ roads, trunks, crossings }: Data, nodes: readonly LngLat[], join: Join): void {
  const straight = (from: number, to: number) => straightMetres(nodes[from] ?? [0, 0], nodes[to] ?? [0, 0]);
  for (let row = 0; row < roads.length / 2; row += 1) {
    const [from = 0, to = 0] = copyRow(roads, 2, row);
    join('road', from, to, localSize(straight(from, to)));
  }
  for (let row = 0; row < trunks.length / 4; row += 1) {
    const [from = 0, to = 0, kind = 0, kilometres = 0] = copyRow(trunks, 4, row);
    join('trunk', from, to, trunkSize(straight(from, to), kind, kilometres));
  }
  for (let row = 0; row < crossings.length / 4; row += 1) {
    const [from = 0, to = 0, kilometres = 0, minutes = 0] = copyRow(crossings, 4, row);
    join('crossing', from, to, { metres: kilometres * 1000, seconds: minutes * 60 });
  }
}

/** Groups the roads by both of their nodes. */
function meetings(count: number, from: Int32Array, to: Int32Array): Pick<RoadNetwork, 'firsts' | 'meeting'> {
  const firsts = new Int32Array(count + 1);
  const meeting = new Int32Array(from.length * 2);
  for (const node of [...from, ...to]) firsts[node + 1] = (firsts[node + 1] ?? 0) + 1;
  for (let node = 0; node < count; node += 1)
    firsts[node + 1] = (firsts[node + 1] ?? 0) + (firsts[node] ?? 0);
  const free = firsts.slice();
  const put = (node: number, road: number) => {
    const place = free[node] ?? 0;
    free[node] = place + 1;
    meeting[place] = road;
  };
  for (let road = 0; road < from.length; road += 1) {
    put(from[road] ?? 0, road);
    put(to[road] ?? 0, road);
  }
  return { firsts, meeting };
}

/** Reads the graph of towns and roads, once. */
export function openRoadNetwork(towns: Towns): RoadNetwork {
  const data = loadNetwork();
  const nodes = Array.from(data.nodes, (town) => towns.at(town));
  const count = data.roads.length / 2 + (data.trunks.length + data.crossings.length) / 4;
  const [from, to] = [new Int32Array(count), new Int32Array(count)];
  const [metres, seconds] = [new Float64Array(count), new Float64Array(count)];
  const kinds: RoadKind[] = [];
  eachRoad(data, nodes, (kind, start, end, size) => {
    const road = kinds.push(kind) - 1;
    [from[road], to[road], metres[road], seconds[road]] = [start, end, size.metres, size.seconds];
  });
  return { nodes, kinds, from, to, metres, seconds, ...meetings(nodes.length, from, to) };
}
