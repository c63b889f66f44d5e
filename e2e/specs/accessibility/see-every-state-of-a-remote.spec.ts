import type { Language } from '@livree/contracts';
import { expect, test, type BrowserContext, type Page } from 'playwright/test';
import { expectAccessible, expectNamed } from '../../support/axe.ts';
import { startStates, type RunningStates } from '../../support/harness.ts';
import { overflowing } from '../../support/workshop-sheet.ts';

// One worker, for which the states are built once.
test.describe.configure({ mode: 'default' });
/** Milliseconds to build the states of every remote, or to look at a few of them. */
const patience = 180_000;
/** Milliseconds more for each state, on a machine that is four times slower than most. */
const patienceForState = 8_000;
test.setTimeout(patience);

const remotes = ['account', 'blog', 'booking', 'marketing', 'operations', 'payments'];

interface View {
  readonly language: Language;
  readonly theme: 'light' | 'dark';
  /** Pixels; the first is that of the looks. */
  readonly widths: readonly number[];
  readonly look: (page: Page) => Promise<void>;
}

interface StateInGallery {
  readonly name: string;
  readonly address: string;
  /** Only a wide screen shows it. */
  readonly isWide: boolean;
}

/** So many states are open at once: one waits while another one is looked at. */
const pagesAtOnce = 5;

let running: RunningStates;
test.beforeAll(async () => {
  running = await startStates();
  expect(Object.keys(running.galleries)).toEqual(remotes);
});
test.afterAll(() => running.stop());

/** The states as the gallery links them. */
async function listStates(page: Page, gallery: string): Promise<StateInGallery[]> {
  await page.route(/controls=off/, (frame) => frame.abort());
  await page.goto(gallery);
  const links = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(links.first()).toBeVisible();
  const states = await links.evaluateAll((all) =>
    all.map((link) => ({
      name: link.textContent ?? '',
      address: new URL(link.getAttribute('href') ?? '', location.href).href,
      isWide: link.parentElement?.querySelector('iframe')?.width === '1440',
    })),
  );
  await page.close();
  return states;
}

/** What is wrong with a state: it does not say what it should, a rule of axe, or something wider than the page. */
async function findFaults(page: Page, address: string, view: View): Promise<string[]> {
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

function addressIn({ language, theme }: View, address: string): string {
  const url = new URL(address);
  for (const [key, value] of Object.entries({ language, theme, controls: 'off' }))
    url.searchParams.set(key, value);
  return url.href;
}

type Choose = (states: readonly StateInGallery[]) => readonly StateInGallery[];

const all: Choose = (states) => states;

/** The first state of each page and slot. */
const firsts: Choose = (states) =>
  [...Map.groupBy(states, ({ address }) => new URL(address).pathname).values()].flatMap(
    ([first]) => first ?? [],
  );

async function expectStates(
  context: BrowserContext,
  remote: string,
  view: View,
  choose: Choose = all,
): Promise<void> {
  const states = choose(await listStates(await context.newPage(), running.galleries[remote] ?? ''));
  test.setTimeout(patience + states.length * patienceForState);
  const faulty: Record<string, readonly string[]> = {};
  const waiting = states.values();
  async function lookAtWaiting(page: Page): Promise<void> {
    for (const { name, address, isWide } of waiting) {
      const shown = isWide ? { ...view, widths: [1440] } : view;
      const faults = await findFaults(page, addressIn(shown, address), shown);
      if (faults.length > 0) faulty[name] = faults;
    }
  }
  const pages = await Promise.all(Array.from({ length: pagesAtOnce }, () => context.newPage()));
  await Promise.all(pages.map(lookAtWaiting));
  expect(faulty).toEqual({});
}

const onPhone: View = { language: 'de', theme: 'light', widths: [390, 320], look: expectNamed };

// Of one remote, so that `npm test` tries this too: a release is visited in all its states before it is published.
test('the first state of each page of payments says what it should, names all it shows, and fits a phone in German', ({
  context,
}) => expectStates(context, 'payments', onPhone, firsts));

for (const remote of remotes) {
  test(
    `every state of ${remote} says what it should, names all it shows, and fits a phone in German`,
    { tag: '@long' },
    ({ context }) => expectStates(context, remote, onPhone),
  );

  test(
    `every state of ${remote} is accessible in dark, on a desktop in French`,
    { tag: '@long' },
    ({ context }) =>
      expectStates(context, remote, {
        language: 'fr',
        theme: 'dark',
        widths: [1440, 768],
        look: expectAccessible,
      }),
  );
}
