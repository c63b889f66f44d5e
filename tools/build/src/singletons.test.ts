import { expect, test } from 'vitest';
import { eagerSingletons, singletons } from './singletons.ts';

test('every singleton of the first script is in the list, with its installed version', () => {
  expect(Object.keys(singletons)).toEqual(expect.arrayContaining([...eagerSingletons]));
  expect(Object.values(singletons).every((version) => /^\d+\.\d+\.\d+$/.test(version))).toBe(true);
  expect(singletons).not.toHaveProperty('zod');
});
