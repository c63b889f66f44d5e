import { defineConfig } from 'playwright/test';
import journeys from './playwright.config.ts';

/** The full matrix of the workshop: `npm run test:workshop`. It needs no site. */
export default defineConfig({
  testDir: './workshop',
  outputDir: './test-results',
  snapshotPathTemplate: '{testDir}/baseline/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 300_000,
  // A screenshot is compared once it is stable, which takes a while on a busy machine.
  expect: { timeout: 30_000 },
  reporter: 'line',
  use: { ...journeys.use, viewport: { width: 1440, height: 900 } },
});
