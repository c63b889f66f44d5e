import type { Language } from '@livree/contracts';
import { test as base } from 'playwright/test';
import { AccountPages } from '../pages/account-pages.ts';
import { BookingPages } from '../pages/booking-pages.ts';
import { SettingsPages } from '../pages/settings-pages.ts';
import { SitePages } from '../pages/site-pages.ts';
import { registerCustomer, signIn, type Customer } from './customers.ts';
import { takeFreeRide, type FreeRide } from './free-rides.ts';
import { watch, type Tolerated } from './guards.ts';
import { shiftClock } from './shifted-clock.ts';
import { siteOrigin } from './site.ts';

interface Journey {
  /** The visitor's language; `test.use({ language: 'de' })`. */
  language: Language;
  /** Whether the visitor refused cookies on an earlier visit; a first visitor is asked. */
  refusedCookies: boolean;
  /** This journey's expected failures. */
  tolerated: Tolerated;
  site: SitePages;
  account: AccountPages;
  settings: SettingsPages;
  booking: BookingPages;
  /** A customer who is signed in. */
  customer: Customer;
  /** This journey's own vehicle and day. */
  ride: FreeRide;
}

/** The choice as the shell stores it. */
const refusal = [
  {
    name: 'cookie-preferences',
    value: JSON.stringify({ necessary: true, analytics: false, marketing: false, preferences: false }),
  },
  { name: 'cookie-accepted', value: 'true' },
];

/** The storage of a visitor who refused cookies on an earlier visit. */
export const afterRefusal = (origin = siteOrigin()) => ({
  cookies: [],
  origins: [{ origin, localStorage: refusal }],
});

/** A visitor of the site. Each journey has its own browser context and fails on any error of the browser. */
export const test = base.extend<Journey & { guarded: void }>({
  language: ['fr', { option: true }],
  refusedCookies: [true, { option: true }],
  tolerated: [{}, { option: true }],
  storageState: async ({ refusedCookies }, provide) =>
    provide(refusedCookies ? afterRefusal() : { cookies: [], origins: [] }),
  guarded: [
    async ({ context, language, tolerated, baseURL }, provide) => {
      await shiftClock(context);
      await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
      const guard = watch(context, tolerated);
      await provide();
      guard.check();
    },
    { auto: true },
  ],
  site: async ({ page, language }, provide) => provide(new SitePages(page, language)),
  settings: async ({ page, language }, provide) => provide(new SettingsPages(page, language)),
  account: async ({ page, language }, provide) => provide(new AccountPages(page, language)),
  booking: async ({ page, language }, provide) => provide(new BookingPages(page, language)),
  customer: async ({ context, language }, provide) => {
    const customer = await registerCustomer(language);
    await signIn(context, customer);
    await provide(customer);
  },
  ride: async ({ language }, provide, { workerIndex }) => provide(await takeFreeRide(language, workerIndex)),
});

export { expect } from 'playwright/test';
