import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pictureAt, pictureNamed, pictures } from './index.ts';

const folder = join(import.meta.dirname, '../pictures');
const kept = readdirSync(folder).toSorted();
const readSize = (file: string) => statSync(join(folder, file)).size;

const addresses = Object.values(pictures).flatMap(({ src, sources }) => [
  src,
  ...sources.flatMap(({ srcSet }) => srcSet.split(', ').map((each) => each.replace(/ \d+w$/, ''))),
]);

test('every file of the manifest exists, and no other', () => {
  const named = addresses.map((address) => address.replace('/pictures/', ''));
  expect(named.toSorted()).toEqual(kept);
});

test('the whole set is smaller than 6 MB', () => {
  const bytes = kept.reduce((sum, file) => sum + readSize(file), 0);
  expect(bytes).toBeLessThan(6_000_000);
});

test('the first pictures on a phone have at most 45 KB', () => {
  const first = kept.filter((file) => /^hero-\w+-(480|960)\.\w+\.(avif|webp)$/.test(file));
  expect(first).toHaveLength(8);
  expect(first.filter((file) => readSize(file) > 45_000)).toEqual([]);
});

test('a placeholder is part of the page: it has less than 400 bytes', () => {
  for (const { placeholder } of Object.values(pictures)) {
    expect(placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(placeholder.length).toBeLessThan(400);
  }
});

const bodies = ['business-saloon', 'long-saloon', 'electric-saloon', 'suv', 'van', 'limousine'];
const places = ['terminal-kerb', 'wet-avenue', 'bay-of-alger', 'open-door', 'cabin'];

const fronts = [
  ...bodies,
  'city-saloon',
  'liftback',
  'touring-saloon',
  'executive-saloon',
  'sport-saloon',
  'northern-saloon',
  'crossover',
  'grand-suv',
  'family-van',
  'minibus',
];

test('every body has a front view, six of them close-ups too; besides, there are heroes and places', () => {
  const views = bodies.flatMap((body) => ['lamp', 'handle'].map((view) => `${body}-${view}`));
  const expected = [
    ...fronts.map((body) => `${body}-front`),
    ...views,
    ...places,
    'hero-landscape',
    'hero-portrait',
  ];
  expect(Object.keys(pictures).toSorted()).toEqual(expected.toSorted());
  expect(pictureNamed('van-from-above')).toBeUndefined();
});

test('our own picture is found by its address, a foreign one is not', () => {
  const hero = pictures['hero-landscape'];
  expect(pictureAt(hero.src)).toBe(hero);
  expect(pictureAt('/storage/gallery/a.webp')).toBeUndefined();
});
