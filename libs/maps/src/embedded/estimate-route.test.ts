import { describe, expect, it } from 'vitest';
import { MapsError } from '../index.ts';
import type { LngLat } from '../index.ts';
import { straightMetres } from './geometry.ts';
import { createEmbeddedMaps } from './index.ts';

const maps = createEmbeddedMaps();
const countries = ['fr', 'dz', 'mc', 'ch', 'be', 'gb'];
const at = async (text: string): Promise<LngLat> => (await maps.places.locate(text, countries)).at;
const route = async (from: string, ...to: [string, ...string[]]) => {
  const [first, second, ...rest] = await Promise.all([from, ...to].map(at));
  if (!first || !second) throw new Error('two stops at least');
  return maps.route.estimate([first, second, ...rest]);
};
const error = (value: number, truth: number) => Math.abs(value / truth - 1);

describe('drives we know', () => {
  it.each([
    ['CDG', 'Paris', 33, 45],
    ['Paris', 'CDG', 33, 45],
    ['ALG', 'Alger', 18, 28],
    ['Paris', 'Lyon', 465, 270],
  ])('%s to %s', async (from, to, kilometres, minutes) => {
    expect(await route(from, to)).toMatchObject({
      metres: kilometres * 1000,
      seconds: minutes * 60,
      source: 'known_trip',
      isEstimate: true,
    });
  });

  it('are scaled to the actual addresses', async () => {
    const { metres, source } = await route('14 rue de la Paix, 75002 Paris', 'CDG');
    expect(source).toBe('known_trip');
    expect(error(metres, 32_000)).toBeLessThan(0.1);
  });
});

/** Typical route-planner values for pairs that are not known drives. */
const others = [
  ['Paris', 'Amiens', 145, 100],
  ['Paris', 'Chamonix-Mont-Blanc', 615, 375],
  ['Paris', 'Saint-Malo', 405, 255],
  ['Lyon', 'Annecy', 150, 100],
  ['Bordeaux', 'Bayonne', 185, 120],
  ['Lille', 'Dunkerque', 80, 60],
  ['Grenoble', 'Chambéry', 58, 48],
  ['Lyon', 'Valence', 105, 70],
  ['Oran', 'Tlemcen', 140, 105],
  ['Genève', 'Lausanne', 63, 48],
  ['Paris', 'Bourges', 245, 155],
  ['Paris', 'Londres', 460, 340],
] as const;

describe('drives through the network', () => {
  it.each(others)('%s to %s is within a tenth of the distance', async (from, to, kilometres, minutes) => {
    const { metres, seconds } = await route(from, to);
    expect(error(metres, kilometres * 1000)).toBeLessThan(0.1);
    expect(error(seconds, minutes * 60)).toBeLessThan(0.2);
  });

  it('pass through the towns on the way', async () => {
    const { path } = await route('Paris', 'Annecy');
    expect(path.length).toBeGreaterThan(5);
    expect(straightMetres(path[0] ?? [0, 0], await at('Paris'))).toBeLessThan(20);
    expect(straightMetres(path.at(-1) ?? [0, 0], await at('Annecy'))).toBeLessThan(20);
  });
});

it('are never shorter than the straight line', async () => {
  const towns = [
    'Paris',
    'Brest',
    'Nice',
    'Menton',
    'Chamonix-Mont-Blanc',
    'Toulon',
    'ORY',
    'Roissy-en-France',
    'Bourg-Saint-Maurice',
  ];
  for (const from of towns) {
    for (const to of towns.filter((town) => town !== from)) {
      const { metres, seconds } = await route(from, to);
      expect(metres).toBeGreaterThanOrEqual(straightMetres(await at(from), await at(to)));
      expect(metres / seconds).toBeLessThan(130 / 3.6);
    }
  }
});

it('sum up their legs', async () => {
  const [whole, first, second] = await Promise.all([
    route('Paris', 'Auxerre', 'Lyon'),
    route('Paris', 'Auxerre'),
    route('Auxerre', 'Lyon'),
  ]);
  expect(whole.legs).toEqual([...first.legs, ...second.legs]);
  expect([whole.metres, whole.seconds]).toEqual([
    first.metres + second.metres,
    first.seconds + second.seconds,
  ]);
});

it.each([
  ['Ajaccio', 'Nice'],
  ['Alger', 'Marseille'],
])('finds no road over the sea from %s to %s', async (from, to) => {
  await expect(route(from, to)).rejects.toBeInstanceOf(MapsError);
});
