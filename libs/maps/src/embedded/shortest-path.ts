import { createQueue } from './priority-queue.ts';
import type { RoadNetwork } from './road-network.ts';

/** A way on to, or off, the network: a node and what it takes to get there. */
export type Access = { readonly node: number; readonly metres: number; readonly seconds: number };

export type FoundPath = {
  readonly nodes: readonly number[];
  readonly metres: number;
  readonly seconds: number;
};

type Reached = { readonly metres: number; readonly seconds: number; readonly from: number | null };

function trace(reached: ReadonlyMap<number, Reached>, last: number): number[] {
  const nodes: number[] = [];
  for (let node: number | null = last; node !== null; node = reached.get(node)?.from ?? null)
    nodes.push(node);
  return nodes.toReversed();
}

/** The fastest way between two places through the network (Dijkstra); null when there is none. */
export function shortestPath(
  network: RoadNetwork,
  starts: readonly Access[],
  ends: readonly Access[],
): FoundPath | null {
  const endAt = new Map(ends.map((end) => [end.node, end]));
  const reached = new Map<number, Reached>();
  const queue = createQueue();
  const reach = (node: number, metres: number, seconds: number, from: number | null) => {
    if ((reached.get(node)?.seconds ?? Infinity) <= seconds) return;
    reached.set(node, { metres, seconds, from });
    queue.push(seconds, node);
  };
  for (const { node, metres, seconds } of starts) reach(node, metres, seconds, null);
  let best: { last: number; metres: number; seconds: number } | null = null;
  for (let next = queue.pop(); next && next.priority < (best?.seconds ?? Infinity); next = queue.pop()) {
    const here = reached.get(next.value);
    if (!here || next.priority > here.seconds) continue;
    const end = endAt.get(next.value);
    const total = end ? here.seconds + end.seconds : Infinity;
    if (end && total < (best?.seconds ?? Infinity)) {
      best = { last: next.value, metres: here.metres + end.metres, seconds: total };
    }
    for (const road of network.roadsFrom[next.value] ?? []) {
      reach(road.to, here.metres + road.metres, here.seconds + road.seconds, next.value);
    }
  }
  return best && { nodes: trace(reached, best.last), metres: best.metres, seconds: best.seconds };
}
