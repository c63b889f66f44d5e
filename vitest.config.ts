import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const tests = '**/*.test.{ts,tsx}';
const api = 'apps/api/src/**/*.test.ts';
/** They start programs, change their process or its window, or tell what code has arrived: each file has a process to itself. */
const alone = ['apps/booking', 'apps/gateway', 'apps/shell', 'libs/release', 'libs/server', 'tools'].map(
  (folder) => `${folder}/${tests}`,
);
/** Whole processes that are killed, starved and timed: after all others, and in the soak one at a time. */
const fire = 'apps/api/src/fire/*.test.ts';
/** Of the embedded database alone: its backup, and its end. */
const embeddedFire = 'apps/api/src/fire/process.test.ts';
const isShort = process.env['LIVREE_SHORT'] === 'on';
/** Of the API's domains alone: `npm test` leaves them out on PGlite, on which all its journeys run; `test:long` does not. */
const domains = isShort ? ['apps/api/src/domains/**'] : [];
/** Reads the plans of lists of 100,000 rides: in `test:long` as well. */
const plans = isShort ? ['apps/api/src/domains/reservations/list-plans.test.ts'] : [];
const isSoak = process.env['LIVREE_SOAK'] === 'on';
const never = ['**/node_modules/**', '**/dist/**', '**/.tmp/**'];
/** Milliseconds; what starts a database or a whole server needs more than a rule does. */
const patience = { testTimeout: 180_000, hookTimeout: 180_000 };
const sideBySide = { maxWorkers: availableParallelism(), sequence: { groupOrder: 0 } };
/** File after file runs with the modules that are there: a whole API, or React and a remote, is loaded and compiled once. */
const sharedModules = { isolate: false };
const afterwards = {
  maxWorkers: isSoak ? 1 : availableParallelism(),
  sequence: { groupOrder: 1 },
};

const engines = {
  PGlite: {
    // Under fire, whole servers take longest: on PostgreSQL alone, and in `test:soak` on both engines.
    fire: isSoak ? fire : embeddedFire,
    left: domains,
    setup: { env: { LIVREE_TEST_ENGINE: 'pglite' } },
  },
  PostgreSQL: {
    fire,
    left: plans,
    setup: {
      env: { LIVREE_TEST_ENGINE: 'postgres' },
      globalSetup: ['apps/api/src/testing/provide-postgres.ts'],
    },
  },
};

const onEngine = ([engine, { fire: underFire, left, setup }]: [
  string,
  (typeof engines)[keyof typeof engines],
]) => [
  {
    test: {
      name: `api on ${engine}`,
      include: [api],
      exclude: [...never, fire, ...left],
      ...setup,
      ...patience,
      ...sideBySide,
      ...sharedModules,
    },
  },
  {
    test: {
      name: `api under fire on ${engine}`,
      include: [underFire],
      exclude: never,
      ...setup,
      ...patience,
      ...afterwards,
      ...sharedModules,
    },
  },
];

/** Units and libraries once; the API on both engines, through the same tests. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [tests],
          exclude: [...never, api, ...alone],
          // A process for each file took three times as much of the processor (decision 0156).
          pool: 'threads',
          ...patience,
          ...sideBySide,
          ...sharedModules,
        },
      },
      {
        test: {
          name: 'unit alone',
          include: alone,
          exclude: never,
          ...patience,
          ...sideBySide,
        },
      },
      ...Object.entries(engines).flatMap(onEngine),
    ],
  },
});
