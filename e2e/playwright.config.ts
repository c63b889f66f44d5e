import { browserEnv, findBrowser, findHeadlessBrowser, quietFlags } from '@livree/browser';
import { defineConfig } from 'playwright/test';

/** The journeys of `npm run test:long`: those that `npm test` leaves out. */
const isLong = process.env['LIVREE_E2E_LONG'] === 'on';

/** How a browser starts, the one that Playwright downloaded unless another is given. */
const launch = (executablePath: string | undefined) => ({
  ...(executablePath !== undefined && { executablePath }),
  args: ['--headless=new', ...quietFlags],
  env: browserEnv(),
});

/** `npm run test:hours` asks about hours, not about speed, and its library slows every look at the clock. */
const patience = process.env['LIVREE_CLOCK_AHEAD_MS'] === undefined ? 1 : 3;

/** Whether a command counts what the journeys report. */
const isCounted = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] !== undefined;

const desktop = { viewport: { width: 1440, height: 900 } };

/** One site for all journeys; see support/run-site.ts. */
export default defineConfig({
  testDir: './specs',
  globalSetup: './support/run-site.ts',
  outputDir: './test-results',
  fullyParallel: true,
  workers: 2,
  // A browser of a busy machine gets a second attempt; a run in which more than two needed one fails (decision 0148).
  retries: process.env['CI'] === undefined ? 0 : 1,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 60_000 * patience,
  expect: { timeout: 10_000 * patience },
  reporter: [
    ...(isCounted ? ([['list'], ['json']] as const) : ([['line']] as const)),
    ['./support/second-attempts.ts'],
  ],
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
    launchOptions: launch(findHeadlessBrowser()),
  },
  projects: [
    {
      name: 'desktop',
      ...(isLong ? { grep: /@long/ } : { grepInvert: /@phone(?!-long)|@long|@window/ }),
      use: desktop,
    },
    // What a browser without a window does not have.
    ...(isLong
      ? []
      : [{ name: 'window', grep: /@window/, use: { ...desktop, launchOptions: launch(findBrowser()) } }]),
    {
      name: 'phone',
      grep: isLong ? /@phone-long/ : /@phone(?!-long)|@everywhere/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
