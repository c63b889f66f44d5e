import type { LngLat } from '../provider.ts';
import { loadNetwork } from './data.ts';
import type { Gazetteer } from './gazetteer.ts';
import { straightMetres } from './geometry.ts';

export type RoadKind = 'road' | 'trunk' | 'crossing';

export type Road = { readonly to: number; readonly metres: number; readonly seconds: number };

export type RoadNetwork = {
  readonly nodes: readonly LngLat[];
  readonly roadsFrom: readonly (readonly Road[])[];
  /** Each road once, as two nodes. */
  readonly lines: readonly { readonly kind: RoadKind; readonly from: number; readonly to: number }[];
};

/** How much longer than the straight line a way is, and its speed: fitted on drives we know. */
const local = { detour: 1.29, slowUnder: 6000, slow: 60, fast: 90 };
const trunk = { detour: 1.1, speed: 111 };

const secondsAt = (metres: number, kilometresPerHour: number): number => (metres * 3.6) / kilometresPerHour;

function pairsOf(flat: readonly number[], size: number): number[][] {
  return Array.from({ length: flat.length / size }, (_, index) =>
    flat.slice(index * size, (index + 1) * size),
  );
}

function measure(kind: 'road' | 'trunk', straight: number): { metres: number; seconds: number } {
  if (kind === 'trunk') {
    return { metres: straight * trunk.detour, seconds: secondsAt(straight * trunk.detour, trunk.speed) };
  }
  const speed = straight < local.slowUnder ? local.slow : local.fast;
  return { metres: straight * local.detour, seconds: secondsAt(straight * local.detour, speed) };
}

/** Reads the graph of towns and roads, once, at start-up. */
export function openRoadNetwork({ towns }: Gazetteer): RoadNetwork {
  const data = loadNetwork();
  let town = 0;
  const nodes = data.nodes.map((step): LngLat => towns[(town += step)]?.at ?? [0, 0]);
  const roadsFrom: Road[][] = nodes.map(() => []);
  const lines: { kind: RoadKind; from: number; to: number }[] = [];
  const join = (kind: RoadKind, from: number, to: number, size: { metres: number; seconds: number }) => {
    roadsFrom[from]?.push({ to, ...size });
    roadsFrom[to]?.push({ to: from, ...size });
    lines.push({ kind, from, to });
  };
  for (const kind of ['road', 'trunk'] as const) {
    for (const [from = 0, to = 0] of pairsOf(data[`${kind}s`], 2)) {
      const straight = straightMetres(nodes[from] ?? [0, 0], nodes[to] ?? [0, 0]);
      join(kind, from, to, measure(kind, straight));
    }
  }
  for (const [from = 0, to = 0, kilometres = 0, minutes = 0] of pairsOf(data.crossings, 4)) {
    join('crossing', from, to, { metres: kilometres * 1000, seconds: minutes * 60 });
  }
  return { nodes, roadsFrom, lines };
}
