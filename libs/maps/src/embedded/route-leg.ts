import type { LngLat, RouteEstimate, RouteLeg } from '../provider.ts';
import { crossesCoast } from './coast.ts';
import type { Lines } from './coast.ts';
import { straightMetres } from './geometry.ts';
import type { FindKnownTrip } from './known-trips.ts';
import { localSize } from './road-network.ts';
import type { RoadNetwork } from './road-network.ts';
import { shortestPath } from './shortest-path.ts';
import type { Access } from './shortest-path.ts';
import { estimateRadius } from './town-grid.ts';
import type { TownGrid } from './town-grid.ts';

/** The data for estimating a drive. */
export interface RoadModel {
  readonly network: RoadNetwork;
  readonly grid: TownGrid;
  readonly knownTrip: FindKnownTrip;
  readonly coast: Lines;
}

export type EstimatedLeg = RouteLeg & {
  readonly source: RouteEstimate['source'];
  readonly path: readonly LngLat[];
};

const snapMetres = 14_000;
/** If no town is that close, as in the mountains, the nearest on this side of the sea. */
const farSnapMetres = 60_000;
/** Nothing further north or south than this is close enough. */
const farSnapDegrees = farSnapMetres / 111_000;
const mostAccesses = 8;
const mostFarAccesses = 2;
/** Below this distance, a drive can go through the streets instead. */
const directUnder = 15_000;
/** A short ride is drawn through the towns on its way if the detour is at most this factor. */
const longestBend = 1.2;
/** No road of a certain length is straighter. */
const straightest = 1.04;
/** Seconds for leaving or reaching a place; they grow with the inhabitants around it. */
const doorSeconds = { anywhere: 160, byRootOfInhabitants: 0.52, townReach: 6000 };
/** Tolls and slower sections of longer drives, in seconds for each metre beyond. */
const longDrive = { beyond: 60_000, secondsPerMetre: 0.0014 };

/** The time in the streets of the largest town around. */
function doorTime(grid: TownGrid, at: LngLat): number {
  const inhabitants = grid
    .around(at, doorSeconds.townReach)
    .filter(({ population, metres }) => metres <= Math.max(estimateRadius(population), 1000))
    .map(({ population }) => population);
  return doorSeconds.anywhere + doorSeconds.byRootOfInhabitants * Math.sqrt(Math.max(0, ...inhabitants));
}

/** Nodes of the network within reach, nearest first. */
function nodesNear(nodes: RoadNetwork['nodes'], at: LngLat): { node: number; straight: number }[] {
  const near: { node: number; straight: number }[] = [];
  nodes.forEach((place, node) => {
    if (Math.abs(place[1] - at[1]) > farSnapDegrees) return;
    const straight = straightMetres(place, at);
    if (straight < farSnapMetres) near.push({ node, straight });
  });
  return near.toSorted((a, b) => a.straight - b.straight);
}

function accessTo({ network: { nodes }, coast }: RoadModel, at: LngLat): Access[] {
  const near = nodesNear(nodes, at);
  const reached = near.slice(0, mostAccesses).filter(({ straight }) => straight < snapMetres);
  const isDry = ({ node }: { node: number }) => !crossesCoast(coast, at, nodes[node] ?? at);
  const chosen =
    reached.length > 0 ? reached : near.slice(0, mostAccesses).filter(isDry).slice(0, mostFarAccesses);
  return chosen.map(({ node, straight }) => ({ node, ...localSize(straight) }));
}

/** The way through the network, or through the streets if that is faster. Null if no road leads there. */
function drive(model: RoadModel, from: LngLat, to: LngLat, straight: number): EstimatedLeg | null {
  const { network } = model;
  const [starts, ends] = [accessTo(model, from), accessTo(model, to)];
  const found = shortestPath(network, starts, ends);
  const isShort = straight < directUnder;
  const direct: EstimatedLeg = { ...localSize(straight), source: 'curve', path: [from, to] };
  if (!found) return isShort && (starts.length === 0 || ends.length === 0) ? direct : null;
  const towns = found.nodes.map((node) => network.nodes[node] ?? from);
  const driven: EstimatedLeg = {
    metres: found.metres,
    seconds: found.seconds,
    source: 'network',
    path: [from, ...towns, to],
  };
  if (!isShort || direct.seconds >= found.seconds) return driven;
  return { ...direct, path: found.metres < direct.metres * longestBend ? driven.path : direct.path };
}

/** One leg: a known drive, otherwise through the network; never shorter than a road can be. */
export function estimateLeg(model: RoadModel, from: LngLat, to: LngLat): EstimatedLeg | null {
  const straight = straightMetres(from, to);
  const driven = drive(model, from, to, straight);
  const known = model.knownTrip(from, to);
  if (known) return { ...known, source: 'known_trip', path: driven?.path ?? [from, to] };
  if (!driven) return null;
  if (straight < 100) return { ...driven, metres: Math.max(driven.metres, straight) };
  const metres = Math.max(driven.metres, straight * straightest);
  const waiting = Math.max(0, metres - longDrive.beyond) * longDrive.secondsPerMetre;
  const doors = doorTime(model.grid, from) + doorTime(model.grid, to);
  return { ...driven, metres, seconds: driven.seconds + doors + waiting };
}
