import type { Basemap, Bounds, LngLat } from '../provider.ts';
import type { Lines } from './coast.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { RoadNetwork } from './road-network.ts';

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

/** Draws any view of the embedded map. */
export function openBasemap(
  { towns }: Gazetteer,
  network: RoadNetwork,
  coast: () => Lines,
): (bounds: Bounds) => Basemap {
  const linesOf = (kind: 'road' | 'trunk', bounds: Bounds): Lines =>
    network.lines
      .filter((line) => line.kind === kind)
      .map(({ from, to }) => [network.nodes[from] ?? [0, 0], network.nodes[to] ?? [0, 0]] as const)
      .filter((line) => line.some((point) => isInside(point, bounds)))
      .map((line) => line.map(rounded));
  return (bounds) => ({
    roads: bounds.east - bounds.west > widestWithRoads ? [] : linesOf('road', bounds).slice(0, mostRoads),
    trunks: linesOf('trunk', bounds).slice(0, mostTrunks),
    coast: coastInside(coast(), bounds),
    towns: towns
      .filter(({ at }) => isInside(at, bounds))
      .slice(0, mostTowns)
      .map(({ town, at }) => ({ name: town, at: rounded(at) })),
  });
}
