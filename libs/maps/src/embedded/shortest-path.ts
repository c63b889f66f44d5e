import TinyQueue from 'tinyqueue';
import type { RoadNetwork } from './road-network.ts';

/** A way onto or off the network: a node, and the distance and time to it. */
export interface Access {
  readonly node: number;
  readonly metres: number;
  readonly seconds: number;
}

export interface FoundPath {
  readonly nodes: readonly number[];
  readonly metres: number;
  readonly seconds: number;
}

/** A node, and the time to it when it was queued. */
interface Reached {
  readonly node: number;
  readonly seconds: number;
}

const nowhere = -1;

function trace(before: Int32Array, last: number): number[] {
  const nodes: number[] = [];
  for (let node = last; node !== nowhere; node = before[node] ?? nowhere) nodes.push(node);
  return nodes.toReversed();
}

/** The fastest way between two places through the network (Dijkstra); null if there is none. */
export function shortestPath(
  network: RoadNetwork,
  starts: readonly Access[],
  ends: readonly Access[],
): FoundPath | null {
  const count = network.nodes.length;
  const endAt = new Map(ends.map((end) => [end.node, end]));
  const [metresTo, secondsTo] = [new Float64Array(count), new Float64Array(count).fill(Infinity)];
  const before = new Int32Array(count).fill(nowhere);
  const queue = new TinyQueue<Reached>([], (one, other) => one.seconds - other.seconds);
  const reach = (node: number, metres: number, seconds: number, from: number) => {
    if ((secondsTo[node] ?? 0) <= seconds) return;
    [metresTo[node], secondsTo[node], before[node]] = [metres, seconds, from];
    queue.push({ node, seconds });
  };
  for (const { node, metres, seconds } of starts) reach(node, metres, seconds, nowhere);
  let best: { last: number; metres: number; seconds: number } | null = null;
  for (let next = queue.pop(); next && next.seconds < (best?.seconds ?? Infinity); next = queue.pop()) {
    const { node } = next;
    const [metres, seconds] = [metresTo[node] ?? 0, secondsTo[node] ?? 0];
    if (next.seconds > seconds) continue;
    const end = endAt.get(node);
    if (end && seconds + end.seconds < (best?.seconds ?? Infinity))
      best = { last: node, metres: metres + end.metres, seconds: seconds + end.seconds };
    const after = network.firsts[node + 1] ?? 0;
    for (let place = network.firsts[node] ?? 0; place < after; place += 1) {
      const road = network.meeting[place] ?? 0;
      const from = network.from[road] ?? 0;
      const to = from === node ? (network.to[road] ?? 0) : from;
      reach(to, metres + (network.metres[road] ?? 0), seconds + (network.seconds[road] ?? 0), node);
    }
  }
  return best && { nodes: trace(before, best.last), metres: best.metres, seconds: best.seconds };
}
