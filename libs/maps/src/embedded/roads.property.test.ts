import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { LngLat } from '../index.ts';
import { straightMetres } from './geometry.ts';
import { createEmbeddedMaps } from './index.ts';

const maps = createEmbeddedMaps();

/** Towns of one land mass, with no sea between any two of them. */
const mainland = [
  'Paris',
  'Brest',
  'Nice',
  'Lille',
  'Hendaye',
  'Briançon',
  'Genève',
  'Gand',
  'Turin',
  'Gérone',
  'Colmar',
  'Le Havre',
  'Saint-Tropez',
  'Mende',
  'Cherbourg-en-Cotentin',
  'Munich',
  'Madrid',
  'Naples',
];
const algeria = [
  'Alger',
  'Oran',
  'Annaba',
  'Tamanrasset',
  'Ghardaïa',
  'Béjaïa',
  'Tlemcen',
  'El Oued',
  'Tiaret',
  'Jijel',
];
const countries = ['fr', 'dz', 'ch', 'be', 'it', 'es', 'de'];

const near = ([lng, lat]: LngLat, east: number, north: number): LngLat => [lng + east, lat + north];
const inland = new Set(['Paris', 'Colmar', 'Munich', 'Madrid', 'Turin', 'Mende', 'Tiaret', 'Ghardaïa']);

/** A point in or around one of the towns; near the coast, possibly in the sea. */
const pickPoint = (towns: readonly string[]) =>
  fc
    .tuple(
      fc.constantFrom(...towns),
      fc.double({ min: -0.04, max: 0.04, noNaN: true }),
      fc.double({ min: -0.04, max: 0.04, noNaN: true }),
    )
    .map(([town, east, north]) => ({
      town,
      east: inland.has(town) ? east : 0,
      north: inland.has(town) ? north : 0,
    }));

const at = async ({ town, east, north }: { town: string; east: number; north: number }): Promise<LngLat> =>
  near((await maps.places.locate(town, countries)).at, east, north);

const drive = (from: LngLat, to: LngLat) => maps.route.estimate([from, to]);

it.each([
  ['of the continent', mainland],
  ['of Algeria', algeria],
])(
  'any two places %s have a drive: not shorter than the straight line, equal in both directions, not longer than a detour',
  async (_, towns) => {
    const point = pickPoint(towns);
    await fc.assert(
      fc.asyncProperty(point, point, point, async (a, b, c) => {
        const [from, to, round] = await Promise.all([at(a), at(b), at(c)]);
        const [there, back, first, second] = await Promise.all([
          drive(from, to),
          drive(to, from),
          drive(from, round),
          drive(round, to),
        ]);
        expect(there.metres).toBeGreaterThanOrEqual(Math.floor(straightMetres(from, to)));
        expect(Number.isFinite(there.seconds)).toBe(true);
        expect(Math.abs(there.metres - back.metres)).toBeLessThanOrEqual(1 + there.metres * 0.01);
        expect(Math.abs(there.seconds - back.seconds)).toBeLessThanOrEqual(1 + there.seconds * 0.01);
        // A known drive has its time in ordinary traffic; an estimated detour may be slightly faster.
        expect(there.seconds).toBeLessThanOrEqual((first.seconds + second.seconds) * 1.2 + 900);
      }),
      { numRuns: 60 },
    );
  },
  60_000,
);
