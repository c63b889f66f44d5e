import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { bearWith, databaseBears, usefulApis } from './extrapolate.ts';
import { byRole, type Figure, type Figures, type Role } from './figures.ts';
import { readUsage } from './processor-time.ts';
import { describe } from './report.ts';

const load = (cost: Partial<Record<Role, number>>): Figure => ({
  cost: byRole((role) => cost[role] ?? 0),
  bare: { server: 1, database: 1 },
  ratio: 2,
  perSecond: { ours: 50, bare: 100 },
});

const figures: Figures = {
  processors: 2,
  loads: {
    cached: load({ gateway: 0.5 }),
    rendered: load({ gateway: 5, rendering: 10, api: 4, database: 1 }),
    lists: load({ gateway: 1, api: 2, database: 1 }),
    prices: load({ gateway: 1, api: 2, database: 0.5 }),
    bookings: load({ gateway: 1, api: 10, database: 6 }),
  },
  jobs: { perBooking: 4, cost: load({ worker: 2, database: 1 }).cost, ratio: 2 },
  database: { flushMs: 1, tellingCommits: 2, heldMs: 4, statements: 60, walKb: 30 },
  memoryMb: byRole(() => 200),
};

test('what N would bear grows with N, and ends with what is not there N times', () => {
  expect(bearWith(figures, 'cached', 3)).toEqual({ perSecond: 6000, bound: 'gateway' });
  expect(bearWith(figures, 'rendered', 1)).toEqual({ perSecond: 100, bound: 'rendering' });
  expect(bearWith(figures, 'lists', 2)).toEqual({ perSecond: 1000, bound: 'api' });
  expect(bearWith(figures, 'lists', 8)).toEqual({ perSecond: 2000, bound: 'database' });
});

test('a booking costs the database its jobs too, and has receipts and notices for itself', () => {
  expect(databaseBears(figures, 'bookings')).toEqual({ perSecond: 200, bound: 'database' });
  expect(bearWith(figures, 'bookings', 1)).toEqual({ perSecond: 100, bound: 'api' });
  expect(usefulApis(figures, 'bookings')).toBe(2);
  const slowDisk = { ...figures, database: { ...figures.database, flushMs: 5 } };
  expect(databaseBears(slowDisk, 'bookings')).toEqual({ perSecond: 100, bound: 'telling' });
  const longHold = { ...figures, database: { ...figures.database, heldMs: 20 } };
  expect(databaseBears(longHold, 'bookings')).toEqual({ perSecond: 50, bound: 'receipts' });
});

test('the report says what was measured and what was not', () => {
  const text = describe(figures);
  expect(text.indexOf('MEASURED')).toBeLessThan(text.indexOf('EXTRAPOLATED, not measured'));
  expect(text).toContain('more than 2 APIs would not help');
});

test.runIf(process.platform === 'linux')('what a process and its children use is read apart', async () => {
  const work = 'const until = Date.now() + 300; while (Date.now() < until);';
  const script = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(`${work} setTimeout(() => {}, 5000)`)}]); setTimeout(() => console.log('done'), 3000);`;
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  const [usage] = readUsage([child.pid ?? 0]);
  child.kill('SIGKILL');
  expect(usage?.startedMs).toBeGreaterThan(usage?.ownMs ?? Infinity);
  expect(usage?.startedMb).toBeGreaterThan(10);
});
