import { queryKey } from '@livree/platform';
import { expect, test } from 'vitest';
import { isConcerned } from './is-concerned.ts';

const told = (subject: string, subjectId: number) => ({
  hasMissed: false,
  events: [{ type: 'update', subject, subjectId, at: '2026-06-02T08:00:00.000Z' }],
});

test.each([
  ['day', undefined, 'reservations', 12, true],
  ['ride', 12, 'reservations', 12, true],
  ['ride', 13, 'reservations', 12, false],
  ['payment', 41, 'payments', 42, true],
  ['prices', undefined, 'reservations', 12, false],
  ['acts', 'reservations', 'reservations', 12, true],
  ['acts', 'vehicles', 'reservations', 12, false],
  ['found-acts', undefined, 'reservations', 12, true],
  ['rides', undefined, 'payments', 42, true],
  ['people', undefined, 'people', 31, true],
  ['day', undefined, 'balloons', 12, false],
] as const)('the query %s %s after a change of %s %i: %s', (name, id, subject, subjectId, expected) => {
  expect(isConcerned(queryKey('operations', name, id), told(subject, subjectId))).toBe(expected);
});

test('after a gap every query of this remote is concerned, and none of another', () => {
  const gap = { hasMissed: true, events: [] };
  expect(isConcerned(queryKey('operations', 'prices'), gap)).toBe(true);
  expect(isConcerned(queryKey('account', 'rides'), gap)).toBe(false);
});
