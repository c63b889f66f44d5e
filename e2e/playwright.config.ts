import { browserEnv, findBrowser, quietFlags } from '@livree/browser';
import { defineConfig } from 'playwright/test';

/** The journeys of `npm run test:long`: those that `npm test` leaves out. */
const isLong = process.env['LIVREE_E2E_LONG'] === 'on';

const browser = findBrowser();

/** `npm run test:hours` asks about hours, not about speed, and its library slows every look at the clock. */
const patience = process.env['LIVREE_CLOCK_AHEAD_MS'] === undefined ? 1 : 3;

/** One site for all journeys; see support/run-site.ts. */
export default defineConfig({
  testDir: './specs',
  globalSetup: './support/run-site.ts',
  outputDir: './test-results',
  fullyParallel: true,
  workers: 2,
  // A browser without processor time gets a second attempt; the run reports it as flaky.
  retries: process.env['CI'] === undefined ? 0 : 1,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 60_000 * patience,
  expect: { timeout: 10_000 * patience },
  reporter: 'line',
  use: {
    // A journey would only wait for animations.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    baseURL: process.env['LIVREE_E2E_ORIGIN'],
    screenshot: 'only-on-failure',
    // Recorded on a retry only, because recording every journey slows all of them down.
    trace: 'on-first-retry',
    actionTimeout: 10_000 * patience,
    launchOptions: {
      ...(browser !== undefined && { executablePath: browser }),
      args: ['--headless=new', ...quietFlags],
      env: browserEnv(),
    },
  },
  projects: [
    {
      name: 'desktop',
      ...(isLong ? { grep: /@long/ } : { grepInvert: /@phone(?!-long)|@long/ }),
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grep: isLong ? /@phone-long/ : /@phone(?!-long)|@everywhere/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
