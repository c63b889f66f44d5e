import { browserEnv, ensureHeadlessBrowser, quietFlags } from '@livree/browser';
import { chromium, type BrowserContext } from 'playwright';
import { endWithProcess } from '../end-with-process.ts';
import type { Place } from '../place.ts';
import { plantProbe } from './plant-probe.ts';

/** The contexts of one browser: visitors share nothing unless they are one. */
export interface VisitBrowser {
  /** The context of a place's visitor, language and screen, on its origin alone: cookies do not ask for the port. */
  contextFor(place: Shown): Promise<BrowserContext>;
  /** Gives the next page a context of its own, because a page that never answers holds those of the same site. */
  leave(place: Shown): void;
  close(): Promise<void>;
}

/** What the context of a place depends on. */
type Shown = Pick<Place, 'kind' | 'language' | 'visitor' | 'isPhone' | 'url'>;

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

/** Starts the browser that the tests use. @param prepare what a new context of a visitor needs besides */
export async function openBrowser(
  prepare: (context: BrowserContext, place: Pick<Place, 'kind' | 'visitor'>) => Promise<void>,
): Promise<VisitBrowser> {
  const browser = await chromium.launch({
    executablePath: await ensureHeadlessBrowser(),
    args: ['--headless=new', ...quietFlags],
    env: browserEnv(),
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  const contexts = new Map<string, Promise<BrowserContext>>();

  async function open({ kind, language, visitor, isPhone }: Shown) {
    const context = await browser.newContext({
      locale: language,
      timezoneId: 'Europe/Paris',
      reducedMotion: 'reduce',
      viewport: isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    });
    await context.addInitScript(plantProbe);
    await context.addInitScript((kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    }, refused);
    await prepare(context, { kind, visitor });
    return context;
  }

  const keyFor = ({ kind, language, visitor, isPhone, url }: Shown) =>
    `${kind} ${language} ${visitor} ${isPhone} ${new URL(url).origin}`;

  return {
    contextFor(place) {
      const key = keyFor(place);
      const context = contexts.get(key) ?? open(place);
      contexts.set(key, context);
      return context;
    },
    leave: (place) => void contexts.delete(keyFor(place)),
    close: endWithProcess(() => browser.close()),
  };
}
