import { expect, test } from 'vitest';
import { allRoutes } from '../routes.ts';
import { furtherCalls, specifiedCalls } from './specified-calls.ts';

const ours = new Set(allRoutes.map(({ method, path }) => `${method} ${path}`));

test('no call of the specification is missing', () => {
  const missing = [...specifiedCalls, ...furtherCalls].filter((call) => !ours.has(call));
  expect(missing).toEqual([]);
});

test('every call is in the specification or in the list of further calls', () => {
  const known = new Set<string>([...specifiedCalls, ...furtherCalls]);
  expect([...ours].filter((call) => !known.has(call))).toEqual([]);
});
