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
  // A picture is compared once it stands still, which takes a busy machine its time.
  expect: { timeout: 30_000 },
  reporter: 'line',
  use: { ...journeys.use, viewport: { width: 1440, height: 900 } },
});
