import type { Basemap, Bounds, LngLat } from '../provider.ts';
import type { Lines } from './coast.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { RoadKind, RoadNetwork } from './road-network.ts';
import type { Towns } from './towns.ts';

/** What keeps the answer under 25 KB. */
const mostRoads = 320;
const mostTrunks = 160;
const mostTowns = 48;
const mostCoastPoints = 320;
/** Degrees of longitude beyond which local roads only blur the picture. */
const widestWithRoads = 4;

const isInside = ([lng, lat]: LngLat, { west, south, east, north }: Bounds): boolean =>
  lng > west && lng < east && lat > south && lat < north;

const rounded = ([lng, lat]: LngLat): LngLat => [Number(lng.toFixed(3)), Number(lat.toFixed(3))];

/** The parts of the coast inside the bounds, with every n-th point when there are too many. */
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

/** Roads of a kind that begin or end inside the bounds, no more than so many. */
function roadsInside(network: RoadNetwork, kind: RoadKind, bounds: Bounds, most: number): Lines {
  const found: LngLat[][] = [];
  for (let road = 0; road < network.kinds.length && found.length < most; road += 1) {
    if (network.kinds[road] !== kind) continue;
    const ends = [network.from[road], network.to[road]].map(
      (node): LngLat => network.nodes[node ?? 0] ?? [0, 0],
    );
    if (ends.some((end) => isInside(end, bounds))) found.push(ends.map(rounded));
  }
  return found;
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
): (bounds: Bounds) => Basemap {
  return (bounds) => ({
    roads: bounds.east - bounds.west > widestWithRoads ? [] : roadsInside(network, 'road', bounds, mostRoads),
    trunks: roadsInside(network, 'trunk', bounds, mostTrunks),
    coast: coastInside(coast, bounds),
    towns: townsInside(towns, bounds),
  });
}
