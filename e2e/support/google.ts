import type { Page } from 'playwright/test';
import { siteOrigin } from './site.ts';

/** Waits for the provider's page. The site first requests the provider's keys, which may take a while. */
const waitForProvider = (page: Page): Promise<void> =>
  page.waitForURL(({ origin }) => origin !== siteOrigin(), { timeout: 30_000 });

/** Leaves the provider's page without agreeing. */
export async function cancelConsent(page: Page): Promise<void> {
  await waitForProvider(page);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
}

/** Identifies a person on the provider's page. */
export async function consentAs(page: Page, email: string): Promise<void> {
  await waitForProvider(page);
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}
