import { expect, test } from 'vitest';
import { editionsOn } from './edition-on.ts';

const first = { effectiveFrom: '2026-05-01', announcedOn: '2026-04-01' };
const second = { effectiveFrom: '2027-01-01', announcedOn: '2026-11-20' };
const on = (day: string) => editionsOn(day, [first, second]);

test('a new edition is unknown, then announced, then in force', () => {
  expect(on('2026-11-19')).toEqual({ current: first, next: null, earlier: [] });
  expect(on('2026-11-20')).toEqual({ current: first, next: second, earlier: [] });
  expect(on('2027-01-01')).toEqual({ current: second, next: null, earlier: [first] });
});

test('before the first edition, the first one applies', () => {
  expect(on('2026-01-01')).toEqual({ current: first, next: null, earlier: [] });
});
