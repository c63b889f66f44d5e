import { expect, it } from 'vitest';
import { summaryLines } from './summary-lines.ts';

const quiet = { since: '2026-05-26T08:00:00.000Z', keptDays: 183, counts: [] };

it('a summary without security events says that nothing happened', () => {
  expect(summaryLines(quiet)).toEqual([
    'since 2026-05-26 08:00 UTC, kept for 183 days',
    'nothing was recorded',
  ]);
});

it('a security summary lists each event with its count', () => {
  const lastAt = '2026-06-02T08:00:00.000Z';
  const counts = [
    { kind: 'sign_in', outcome: 'identity.invalid_credentials', times: 30, lastAt },
    { kind: 'role', outcome: 'done', times: 1, lastAt },
  ];
  expect(summaryLines({ ...quiet, counts }).slice(1)).toEqual([
    'sign_in  identity.invalid_credentials  30 times, last at 2026-06-02 08:00',
    'role  done                             1 times, last at 2026-06-02 08:00',
  ]);
});
