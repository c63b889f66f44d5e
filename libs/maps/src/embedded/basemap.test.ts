import { expect, it } from 'vitest';
import type { Bounds, LngLat } from '../provider.ts';
import { createEmbeddedMaps } from './index.ts';

const maps = createEmbeddedMaps();

/** The straight pieces of a line, each written in one direction. */
const stretches = (line: readonly LngLat[]): string[] =>
  line.slice(1).map((to, index) => [line[index], to].map(String).toSorted().join(' '));

/** Whether an end or the middle of a stretch is in view. */
function isIn(stretch: string, { west, east, south, north }: Bounds): boolean {
  const [a = [], b = []] = stretch.split(' ').map((end) => end.split(',').map(Number));
  const middle = [((a[0] ?? 0) + (b[0] ?? 0)) / 2, ((a[1] ?? 0) + (b[1] ?? 0)) / 2];
  return [a, middle, b].some(([x = 0, y = 0]) => x > west && x < east && y > south && y < north);
}

it.each([
  ['Paris', { west: 2.1, east: 2.8, south: 48.7, north: 49.1 }],
  ['Paris to Lyon', { west: 2, east: 5.2, south: 45, north: 49.1 }],
  ['the coast of Algeria', { west: 2, east: 5, south: 35.5, north: 37.5 }],
  ['France', { west: -5, east: 9, south: 41, north: 51.5 }],
])('shows %s in at most 25 KB', async (_, bounds) => {
  const basemap = await maps.map.basemap(bounds);
  expect(JSON.stringify(basemap).length).toBeLessThan(25_000);
  expect(basemap.towns.length).toBeGreaterThan(10);
  expect(basemap.trunks.length).toBeGreaterThan(0);
});

it.each([
  ['Paris', { west: 2.1, east: 2.8, south: 48.7, north: 49.1 }],
  ['a strip between Bordeaux and Toulouse', { west: -3, east: 4.6, south: 43.6, north: 44.9 }],
])('draws no road of %s that ends in the middle of nowhere', async (_, bounds) => {
  const wide = {
    west: bounds.west - 2,
    east: bounds.east + 2,
    south: bounds.south - 2,
    north: bounds.north + 2,
  };
  const shown = await maps.map.basemap(bounds);
  const known = await maps.map.basemap(wide);
  const all = new Set(shown.trunks.flatMap(stretches));
  const missing = known.trunks
    .flatMap(stretches)
    .filter((stretch) => !all.has(stretch) && isIn(stretch, bounds));
  expect([shown.trunks.length > 0, missing]).toEqual([true, []]);
});

it('names towns only in the core, and draws roads beyond it', async () => {
  const core = { west: 2.2, east: 2.5, south: 48.8, north: 48.9 };
  const { towns, roads } = await maps.map.basemap({ west: 2, east: 3, south: 48.6, north: 49.1 }, core);
  expect(towns.filter(({ at: [lng] }) => lng > core.east)).toEqual([]);
  expect(roads.flat().some(([lng]) => lng > core.east + 0.3)).toBe(true);
});

it('omits local roads in a wide view, and shows the coast if there is one', async () => {
  const france = await maps.map.basemap({ west: -5, east: 9, south: 41, north: 51.5 });
  const paris = await maps.map.basemap({ west: 2.1, east: 2.8, south: 48.7, north: 49.1 });
  expect([france.roads.length, paris.coast.length]).toEqual([0, 0]);
  expect(Math.min(france.coast.length, paris.roads.length)).toBeGreaterThan(0);
});
