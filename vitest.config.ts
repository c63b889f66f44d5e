import { defineConfig } from 'vitest/config';

const tests = '**/*.test.{ts,tsx}';
const api = 'apps/api/src/**/*.test.ts';
const never = ['**/node_modules/**', '**/dist/**'];
/** Milliseconds; what starts a database or a whole server needs more than a rule does. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000 };

/** Units and libraries once; the API on both engines, through the same tests. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: [tests], exclude: [...never, api], ...patience } },
      {
        test: {
          name: 'api on PGlite',
          include: [api],
          exclude: never,
          env: { LIVREE_TEST_ENGINE: 'pglite' },
          ...patience,
        },
      },
      {
        test: {
          name: 'api on PostgreSQL',
          include: [api],
          exclude: never,
          env: { LIVREE_TEST_ENGINE: 'postgres' },
          globalSetup: ['apps/api/src/testing/postgres-cluster.ts'],
          ...patience,
        },
      },
    ],
  },
});
