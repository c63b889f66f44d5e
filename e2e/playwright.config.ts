import { findBrowser } from '@livree/browser';
import { defineConfig } from 'playwright/test';

/** The journeys of `npm run test:long`: those that `npm test` leaves out. */
const isLong = process.env['LIVREE_E2E_LONG'] === 'on';

const browser = findBrowser();

/** One whole site for all journeys; see support/run-site.ts. */
export default defineConfig({
  testDir: './specs',
  globalSetup: './support/run-site.ts',
  outputDir: './test-results',
  fullyParallel: true,
  workers: 2,
  // A browser starved by its neighbours gets a second chance; the run says so.
  retries: process.env['CI'] === undefined ? 0 : 1,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'line',
  use: {
    // What moves is for people; a journey would only wait for it.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    baseURL: process.env['LIVREE_E2E_ORIGIN'],
    screenshot: 'only-on-failure',
    // Recorded when it is tried again: recording every journey slows them all down.
    trace: 'on-first-retry',
    actionTimeout: 10_000,
    launchOptions: {
      ...(browser !== undefined && { executablePath: browser }),
      args: [
        '--headless=new',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
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
