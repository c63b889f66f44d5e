import { languages, type Language } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { stateId } from '@livree/document';
import { withLanguage } from '@livree/i18n/language-address';
import type { BrowserContext, Page } from 'playwright/test';
import { SitePages } from '../../pages/site-pages.ts';
import { expect, test } from '../../support/journey.ts';
import { openContext } from '../../support/open-context.ts';

const path = '/reservation';

/** The files with the texts of its language, as a document names them. */
const named = z.object({
  composition: z.object({
    remotes: z.array(
      z.object({
        id: z.string(),
        version: z.string(),
        ahead: z.object({ texts: z.array(z.string()) }),
      }),
    ),
  }),
});

/** What a visitor reads and hears of a page: its texts and its names. */
const readWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...document.body.innerText.split('\n').map((line) => line.trim()),
    ...[...document.querySelectorAll('[aria-label], [placeholder]')].map(
      (element) => element.getAttribute('aria-label') ?? element.getAttribute('placeholder') ?? '',
    ),
  ]);

/** The addresses of the files with the texts of the document's language. */
async function listTextFiles(page: Page): Promise<readonly string[]> {
  const state: unknown = JSON.parse((await page.locator(`#${stateId}`).textContent()) ?? '');
  return named
    .parse(state)
    .composition.remotes.flatMap(({ id, version, ahead }) =>
      ahead.texts.map((file) => `/assets/${id}/${version}/${file}`),
    );
}

/** Answers no request for files of a name before the returned function is called. */
async function holdBack(page: Page, isHeld: (pathname: string) => boolean): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(
    ({ pathname }) => isHeld(pathname),
    async (route) => {
      await promise;
      await route.fallback();
    },
  );
  return resolve;
}

/** Waits until header and footer work; the page between them may be late. */
const expectFrameWorks = (page: Page) =>
  page.waitForFunction(() => {
    const button = document.querySelector('header button');
    return button !== null && Object.keys(button).some((key) => key.startsWith('__reactProps'));
  });

/**
 * A visitor changes the language of a page whose own code is late, and whose texts in the new language are later
 * still. Afterwards it says what it says to a visitor who arrives in that language (`reference`).
 */
async function changeWithLateTexts(
  context: BrowserContext,
  [from, to]: readonly [Language, Language],
  reference: Page,
): Promise<void> {
  await new SitePages(reference, to).open(`/${to}${path}`);
  const textFiles = await listTextFiles(reference);
  const page = await context.newPage();
  const letCodeCome = await holdBack(page, (file) => /^\/assets\/booking\/.*entry/.test(file));
  const letTextsCome = await holdBack(page, (file) => textFiles.includes(file));
  await page.goto(`/${from}${path}`, { waitUntil: 'commit' });
  await expectFrameWorks(page);
  await new SitePages(page, from).speak(to);
  letCodeCome();
  await page.waitForTimeout(300);
  letTextsCome();
  await new SitePages(page, to).expectWorking();
  await expect(page).toHaveURL(withLanguage(path, to));
  const differences = async (): Promise<string[]> => {
    const [words, expected] = [await readWords(page), await readWords(reference)];
    return words.filter((word) => !expected.includes(word));
  };
  await expect.poll(differences, `from ${from} to ${to}`).toEqual([]);
  await page.close();
}

const pairs = languages.flatMap((from) =>
  languages.filter((to) => to !== from).map((to) => [from, to] as const),
);
const some = [['fr', 'en'] as const, ['de', 'es'] as const];

for (const { name, chosen, tag } of [
  { name: 'twice', chosen: some, tag: [] },
  { name: 'from each language to each other', chosen: pairs, tag: ['@long'] },
])
  test(
    `no page is half translated when its texts are late, ${name}`,
    { tag },
    async ({ context, browser }) => {
      test.setTimeout(120_000);
      const elsewhere = await openContext(browser);
      const reference = await elsewhere.newPage();
      for (const pair of chosen) await changeWithLateTexts(context, pair, reference);
      await elsewhere.close();
    },
  );

test('the address decides the language, then the cookie; the stored choice follows them', async ({
  context,
  page,
}) => {
  await new SitePages(page, 'en').open(`/en${path}`);
  const stored = () => page.evaluate(() => localStorage.getItem('language'));
  await expect.poll(stored).toBe('en');
  await page.goto(`/fr${path}`);
  await new SitePages(page, 'fr').expectWorking();
  await page.waitForTimeout(300);
  await expect(page).toHaveURL(path);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect.poll(stored).toBe('fr');
  await context.addCookies([{ name: 'language', value: 'de', url: new URL(page.url()).origin }]);
  await page.goto(path);
  await expect(page).toHaveURL(`/de${path}`);
  await expect.poll(stored).toBe('de');
});
