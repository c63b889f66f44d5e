import { browserEnv, ensureHeadlessBrowser, NoBrowser, quietFlags } from '@livree/browser';
import { Refusal } from '@livree/release/ledger';
import { chromium, type BrowserContext, type Page } from 'playwright';
import { endWithProcess } from '../end-with-process.ts';
import type { Place } from '../place.ts';
import { answering } from './answering.ts';
import { drawLittle } from './draw-little.ts';
import { plantProbe } from './plant-probe.ts';

/** The contexts of one browser: visitors share nothing unless they are one. */
export interface VisitBrowser {
  /**
   * The context of a place's visitor, language and screen, on its origin alone: cookies do not ask for the port. A page
   * whose memory is counted has one of its own, because pages of one context may share a process.
   */
  contextFor(place: Shown): Promise<BrowserContext>;
  /** A page in the context of a place; one that has shown another place of it, if there is one: its process knows the scripts. */
  openPage(place: Shown): Promise<Page>;
  /**
   * Keeps a page for the next place of the same context, unless it is spent: something may still be done in it. One that
   * does not answer any more is given up with its context.
   */
  leavePage(page: Page, place: Shown, isSpent: boolean): Promise<void>;
  close(): Promise<void>;
}

/** What the context of a place depends on. */
type Shown = Pick<Place, 'kind' | 'language' | 'visitor' | 'isPhone' | 'url'> &
  Partial<Pick<Place, 'isRepeated'>>;

/** As the shell notes that a visitor has refused cookies, so that no page is behind the question. */
export const refused = {
  'cookie-preferences': JSON.stringify({
    necessary: true,
    analytics: false,
    marketing: false,
    preferences: false,
  }),
  'cookie-accepted': 'true',
};

/**
 * Ends what a page still does, such as timers and streams, and what it would remember. A file of the site has its policy
 * towards openers, without which the browser would start another process for the next page.
 */
async function emptyPage(page: Page, { kind, url }: Shown): Promise<void> {
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(kind === 'page' ? new URL('/robots.txt', url).href : 'about:blank');
}

/** @throws Refusal with instructions if there is none */
const findBrowser = (): Promise<string> =>
  ensureHeadlessBrowser().catch((error: unknown) => {
    throw error instanceof NoBrowser ? new Refusal(error.message) : error;
  });

/**
 * Starts the browser that the tests use.
 * @param prepare what a new context of a visitor needs besides
 * @throws Refusal with instructions if there is no browser
 */
export async function openBrowser(
  prepare: (context: BrowserContext, place: Pick<Place, 'kind' | 'visitor'>) => Promise<void>,
): Promise<VisitBrowser> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--headless=new', ...quietFlags],
    env: browserEnv(),
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  const contexts = new Map<string, Promise<BrowserContext>>();
  const idle = new Map<string, Page[]>();

  async function open({ kind, language, visitor, isPhone }: Shown) {
    const context = await browser.newContext({
      locale: language,
      timezoneId: 'Europe/Paris',
      reducedMotion: 'reduce',
      viewport: isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    });
    await context.addInitScript(plantProbe, kind === 'page');
    await context.addInitScript((kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    }, refused);
    await prepare(context, { kind, visitor });
    return context;
  }

  const keyFor = ({ kind, language, visitor, isPhone, isRepeated = false, url }: Shown) =>
    `${kind} ${language} ${visitor} ${isPhone} ${isRepeated} ${new URL(url).origin}`;

  function contextFor(place: Shown): Promise<BrowserContext> {
    const key = keyFor(place);
    const context = contexts.get(key) ?? open(place);
    contexts.set(key, context);
    return context;
  }

  async function openNew(place: Shown): Promise<Page> {
    const page = await (await contextFor(place)).newPage();
    await drawLittle(page);
    return page;
  }

  return {
    contextFor,
    openPage: async (place) => idle.get(keyFor(place))?.pop() ?? openNew(place),
    async leavePage(page, place, isSpent) {
      const key = keyFor(place);
      // A page that has crashed answers with an error.
      const clearing = emptyPage(page, place).then(
        () => true,
        () => false,
      );
      const isAnswering = await answering(clearing);
      if (isAnswering && !isSpent && (await clearing)) {
        page.removeAllListeners();
        idle.set(key, [...(idle.get(key) ?? []), page]);
        return;
      }
      // It may never close.
      void page.close().catch(() => undefined);
      if (isAnswering) return;
      // A page in an endless loop holds all others of its site: the next one gets a context of its own.
      contexts.delete(key);
      idle.delete(key);
    },
    close: endWithProcess(() => browser.close()),
  };
}
