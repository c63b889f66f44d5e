import { loadLand } from './sources.ts';
import type { Ring } from './sources.ts';

const box = { west: -10, south: 18, east: 16, north: 60 };
const bandsPerDegree = 20;

type Side = readonly [lngA: number, latA: number, lngB: number, latB: number];

function sidesByBand(rings: readonly Ring[]): Map<number, Side[]> {
  const bands = new Map<number, Side[]>();
  for (const ring of rings) {
    for (const [index, [lngA, latA]] of ring.entries()) {
      const [lngB, latB] = ring[index + 1] ?? [lngA, latA];
      const [low, high] = [Math.min(latA, latB), Math.max(latA, latB)];
      if (high < box.south || low > box.north) continue;
      for (
        let band = Math.floor(low * bandsPerDegree);
        band <= Math.floor(high * bandsPerDegree);
        band += 1
      ) {
        bands.set(band, [...(bands.get(band) ?? []), [lngA, latA, lngB, latB]]);
      }
    }
  }
  return bands;
}

/** Distinguishes land from water by counting the coast lines to the west. */
export function landTest(): (lng: number, lat: number) => boolean {
  const bands = sidesByBand(loadLand('10m'));
  return (lng, lat) => {
    const crossings = (bands.get(Math.floor(lat * bandsPerDegree)) ?? []).filter(
      ([lngA, latA, lngB, latB]) =>
        latA > lat !== latB > lat && lng < ((lngB - lngA) * (lat - latA)) / (latB - latA) + lngA,
    );
    return crossings.length % 2 === 1;
  };
}

const isInside = ([lng, lat]: Ring[number]): boolean =>
  lng > box.west && lng < box.east && lat > box.south && lat < box.north;

/** The coast lines inside our box, cut at its edges. */
export function coastLines(): Ring[] {
  return loadLand('10m').flatMap((ring) => {
    const lines: Ring[] = [[]];
    for (const point of ring) {
      if (isInside(point)) lines.at(-1)?.push(point);
      else if (lines.at(-1)?.length) lines.push([]);
    }
    return lines.filter((line) => line.length > 1);
  });
}
