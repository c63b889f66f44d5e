import { expect, it } from 'vitest';
import { createEmbeddedMaps } from './index.ts';

const maps = createEmbeddedMaps();

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

it('leaves out local roads where the view is wide and shows the coast where there is one', async () => {
  const france = await maps.map.basemap({ west: -5, east: 9, south: 41, north: 51.5 });
  const paris = await maps.map.basemap({ west: 2.1, east: 2.8, south: 48.7, north: 49.1 });
  expect([france.roads.length, paris.coast.length]).toEqual([0, 0]);
  expect(Math.min(france.coast.length, paris.roads.length)).toBeGreaterThan(0);
});
