import type { LngLat } from '../provider.ts';
import { loadNetwork } from './data.ts';
import type { Entry } from './gazetteer.ts';
import { straightMetres } from './geometry.ts';

export type RoadKind = 'road' | 'trunk' | 'crossing';

export type Road = { readonly to: number; readonly metres: number; readonly seconds: number };

export type RoadNetwork = {
  readonly nodes: readonly LngLat[];
  readonly roadsFrom: readonly (readonly Road[])[];
  /** Each road once, as two nodes. */
  readonly lines: readonly { readonly kind: RoadKind; readonly from: number; readonly to: number }[];
};

type Size = { readonly metres: number; readonly seconds: number };

/** How much longer than the straight line the kinds of trunk are where we do not know better, and their speed in kilometres an hour. */
const trunkSizes = [
  { detour: 1.1, speed: 110 },
  { detour: 1.13, speed: 99 },
  { detour: 1.2, speed: 82 },
  { detour: 1.5, speed: 52 },
  { detour: 1.25, speed: 44 },
];

/** Local roads, up to so many metres: the shorter, the more of it is streets and bends. */
const localSizes = [
  { upTo: 3000, detour: 1.32, speed: 34 },
  { upTo: 6000, detour: 1.32, speed: 46 },
  { upTo: 15_000, detour: 1.29, speed: 62 },
  { upTo: 60_000, detour: 1.26, speed: 72 },
  { upTo: Infinity, detour: 1.18, speed: 80 },
];

const secondsAt = (metres: number, kilometresPerHour: number): number => (metres * 3.6) / kilometresPerHour;

function sizeOf(metres: number, speed: number): Size {
  return { metres, seconds: secondsAt(metres, speed) };
}

/** A local road over a straight distance. */
export function localSize(straight: number): Size {
  const { detour, speed } = localSizes.find(({ upTo }) => straight < upTo) ?? { detour: 1.18, speed: 80 };
  return sizeOf(straight * detour, speed);
}

/** A trunk is never shorter than the straight line between its towns. */
function trunkSize(straight: number, kind: number, kilometres: number): Size {
  const { detour, speed } = trunkSizes[kind] ?? { detour: 1.2, speed: 82 };
  return sizeOf(kilometres > 0 ? Math.max(kilometres * 1000, straight) : straight * detour, speed);
}

function groupsOf(flat: readonly number[], size: number): number[][] {
  return Array.from({ length: flat.length / size }, (_, index) =>
    flat.slice(index * size, (index + 1) * size),
  );
}

/** Reads the graph of towns and roads, once. */
export function openRoadNetwork(towns: readonly Entry[]): RoadNetwork {
  const data = loadNetwork();
  let town = 0;
  const nodes = data.nodes.map((step): LngLat => towns[(town += step)]?.at ?? [0, 0]);
  const roadsFrom: Road[][] = nodes.map(() => []);
  const lines: { kind: RoadKind; from: number; to: number }[] = [];
  const join = (kind: RoadKind, from: number, to: number, size: Size) => {
    roadsFrom[from]?.push({ to, ...size });
    roadsFrom[to]?.push({ to: from, ...size });
    lines.push({ kind, from, to });
  };
  const straight = (from: number, to: number) => straightMetres(nodes[from] ?? [0, 0], nodes[to] ?? [0, 0]);
  for (const [from = 0, to = 0] of groupsOf(data.roads, 2))
    join('road', from, to, localSize(straight(from, to)));
  for (const [from = 0, to = 0, kind = 0, kilometres = 0] of groupsOf(data.trunks, 4))
    join('trunk', from, to, trunkSize(straight(from, to), kind, kilometres));
  for (const [from = 0, to = 0, kilometres = 0, minutes = 0] of groupsOf(data.crossings, 4))
    join('crossing', from, to, { metres: kilometres * 1000, seconds: minutes * 60 });
  return { nodes, roadsFrom, lines };
}
