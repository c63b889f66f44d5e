import type { Reachable } from '@livree/release/compatibility';
import { beforeAll, expect, test } from 'vitest';
import {
  judge,
  liveSite,
  changedSources,
  readBreakingChanges,
  readHarmlessChanges,
  type Change,
} from './index.ts';

const breaking = readBreakingChanges();
const harmless = readHarmlessChanges();

/** One of each kind; `npm run test:releases` takes all. */
const firstOfEachKind = <C extends Change>(changes: readonly C[]): C[] => [
  ...new Map(changes.toReversed().map((change) => [change.kind, change])).values(),
];

let site: Reachable;
beforeAll(async () => {
  site = await liveSite();
});

test('the comparison tells breaking from harmless changes, in at least sixty examples of each', () => {
  expect(breaking.length).toBeGreaterThanOrEqual(60);
  expect(harmless.length).toBeGreaterThanOrEqual(60);
});

test('every change replaces text that the sources still contain', () => {
  for (const change of [...breaking, ...harmless])
    expect(() => changedSources(change), change.name).not.toThrow();
});

test.each(firstOfEachKind(breaking))('$kind: $name is refused', async (change) => {
  expect(await judge(site, change)).toContainEqual(expect.stringContaining(change.refusal));
});

test.each(firstOfEachKind(harmless))('$kind: $name is accepted', async (change) => {
  expect(await judge(site, change)).toEqual([]);
});
