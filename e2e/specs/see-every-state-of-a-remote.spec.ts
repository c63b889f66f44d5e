import { expect, test, type Page } from 'playwright/test';
import type { Language } from '@livree/contracts';
import { expectAccessible, expectNamed } from '../support/axe.ts';
import { startHarness } from '../support/harness.ts';
import { overflowing } from '../support/sheet.ts';

/** As many states as a remote has, on a machine that has other things to do. */
test.setTimeout(420_000);

const remotes: readonly { readonly remote: string; readonly isLong?: boolean }[] = [
  { remote: 'marketing' },
  { remote: 'booking' },
  { remote: 'account' },
  { remote: 'payments' },
  { remote: 'blog' },
];

interface View {
  readonly language: Language;
  readonly theme: 'light' | 'dark';
  /** Pixels; the first is that of the looks. */
  readonly widths: readonly number[];
  readonly look: (page: Page) => Promise<void>;
}

interface StateInGallery {
  readonly name: string;
  readonly path: string;
  /** Only a wide screen shows it. */
  readonly isWide: boolean;
}

/** The states as the gallery links them. */
async function statesOf(page: Page, harness: string): Promise<StateInGallery[]> {
  await page.goto(`${harness}harness/states`);
  const links = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(links.first()).toBeVisible();
  return links.evaluateAll((all) =>
    all.map((link) => ({
      name: link.textContent ?? '',
      path: link.getAttribute('href') ?? '',
      isWide: link.parentElement?.querySelector('iframe')?.width === '1440',
    })),
  );
}

/** What is wrong with a state: it does not say what it should, a rule of axe, or something wider than the page. */
async function faultsOf(page: Page, address: string, view: View): Promise<string[]> {
  const [width = 390, ...narrower] = view.widths;
  await page.setViewportSize({ width, height: 844 });
  await page.goto(address);
  const shown = page.locator('html[data-situation]');
  await shown.waitFor({ state: 'attached', timeout: 30_000 });
  const situation = await shown.getAttribute('data-situation');
  if (situation !== 'shown') return [`${situation}`];
  const faults: string[] = [];
  await view.look(page).catch((error: unknown) => faults.push(String(error)));
  for (const each of [width, ...narrower]) {
    await page.setViewportSize({ width: each, height: 844 });
    faults.push(...(await overflowing(page)).map((what) => `at ${each} px: ${what}`));
  }
  return faults;
}

async function expectStates(page: Page, remote: string, view: View): Promise<void> {
  const harness = await startHarness(remote);
  try {
    const faulty: Record<string, readonly string[]> = {};
    for (const { name, path, isWide } of await statesOf(page, harness.url)) {
      const address = new URL(path, harness.url);
      const { language, theme } = view;
      for (const [key, value] of Object.entries({ language, theme, controls: 'off' }))
        address.searchParams.set(key, value);
      const faults = await test.step(name, () =>
        faultsOf(page, address.href, isWide ? { ...view, widths: [1440] } : view),
      );
      if (faults.length > 0) faulty[name] = faults;
    }
    expect(faulty).toEqual({});
  } finally {
    await harness.stop();
  }
}

for (const { remote, isLong = true } of remotes) {
  test(
    `every state of ${remote} says what it should, names all it shows, and fits a phone in German`,
    { tag: isLong ? '@long' : [] },
    ({ page }) =>
      expectStates(page, remote, {
        language: 'de',
        theme: 'light',
        widths: [390, 320],
        look: expectNamed,
      }),
  );

  test(
    `every state of ${remote} is accessible in dark, on a desktop in French`,
    { tag: '@long' },
    ({ page }) =>
      expectStates(page, remote, {
        language: 'fr',
        theme: 'dark',
        widths: [1440, 768],
        look: expectAccessible,
      }),
  );
}
