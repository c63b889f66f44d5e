import type { LngLat, RouteEstimate, RouteLeg } from '../provider.ts';
import { straightMetres } from './geometry.ts';
import type { FindKnownTrip } from './known-trips.ts';
import type { RoadNetwork } from './road-network.ts';
import { shortestPath } from './shortest-path.ts';
import type { Access } from './shortest-path.ts';

export type EstimatedLeg = RouteLeg & {
  readonly source: RouteEstimate['source'];
  readonly path: readonly LngLat[];
};

const snapMetres = 14_000;
const accessDetour = 1.1;
const directUnder = 35_000;
const directDetour = 1.4;
/** A short ride is drawn through the towns on its way when they take it no further off than this. */
const longestBend = 1.2;
/** Leaving and entering towns, and tolls and rest on longer drives, in seconds. */
const townSeconds = 768;
const longDrive = { metres: 60_000, seconds: 540 };

const secondsAt = (metres: number, kilometresPerHour: number): number => (metres * 3.6) / kilometresPerHour;

/** Driving speed by the length of the way: town streets, suburbs, open road. */
function speedOver(metres: number): number {
  if (metres < 4000) return 24;
  return metres < 12_000 ? 60 : 90;
}

/** Drives are so much longer than the straight line, the more so the shorter they are: fitted on drives we know. */
const curveMetres = (straight: number): number => straight * (1.1447 + 0.2533 * Math.exp(-straight / 57_400));

function curveSeconds(metres: number): number {
  const inTown = Math.min(metres, 12_500);
  return 300 + secondsAt(inTown, 38.5) + secondsAt(metres - inTown, 106.7);
}

function accessTo({ nodes }: RoadNetwork, at: LngLat): Access[] {
  return nodes
    .map((node, index) => ({ node: index, straight: straightMetres(node, at) }))
    .filter(({ straight }) => straight < snapMetres)
    .toSorted((a, b) => a.straight - b.straight)
    .slice(0, 8)
    .map(({ node, straight }) => {
      const metres = straight * accessDetour;
      return { node, metres, seconds: secondsAt(metres, speedOver(metres)) };
    });
}

function direct(from: LngLat, to: LngLat, straight: number): EstimatedLeg {
  const metres = straight * directDetour;
  return {
    metres,
    seconds: secondsAt(metres, straight < 8000 ? 28 : speedOver(metres)),
    source: 'curve',
    path: [from, to],
  };
}

/** The way through the network, or straight through the streets where that is faster. null: no road leads there. */
function drive(network: RoadNetwork, from: LngLat, to: LngLat, straight: number): EstimatedLeg | null {
  const [starts, ends] = [accessTo(network, from), accessTo(network, to)];
  const found = shortestPath(network, starts, ends);
  const short = straight < directUnder ? direct(from, to, straight) : null;
  if (!found) return starts.length > 0 && ends.length > 0 ? null : short;
  const towns = found.nodes.map((node) => network.nodes[node] ?? from);
  const driven: EstimatedLeg = {
    metres: found.metres,
    seconds: found.seconds,
    source: 'network',
    path: [from, ...towns, to],
  };
  if (!short || short.seconds >= found.seconds) return driven;
  return { ...short, path: found.metres < short.metres * longestBend ? driven.path : short.path };
}

/** One leg: a drive we know, else the network's, never shorter than the curve over the straight line. */
export function estimateLeg(
  network: RoadNetwork,
  knownTrip: FindKnownTrip,
  from: LngLat,
  to: LngLat,
): EstimatedLeg | null {
  const straight = straightMetres(from, to);
  const driven = drive(network, from, to, straight);
  const known = knownTrip(from, to);
  if (known) return { ...known, source: 'known_trip', path: driven?.path ?? [from, to] };
  if (!driven) return null;
  const metres = Math.max(driven.metres, curveMetres(straight));
  const waiting = townSeconds + (straight > longDrive.metres ? longDrive.seconds : 0);
  const seconds = driven.seconds + (straight < 100 ? 0 : waiting);
  return { ...driven, metres, seconds: Math.max(seconds, curveSeconds(metres) / 2) };
}
