import { expect, test } from 'vitest';
import { eagerSingletons, singletons } from './singletons.ts';

test('the singletons of the first script are singletons, each with its installed version', () => {
  expect(Object.keys(singletons)).toEqual(expect.arrayContaining([...eagerSingletons]));
  expect(Object.values(singletons).every((version) => /^\d+\.\d+\.\d+$/.test(version))).toBe(true);
  expect(singletons).not.toHaveProperty('zod');
});
