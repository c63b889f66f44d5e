import { z } from '@livree/contracts/schema';
import { Refusal } from '@livree/release/ledger';
import { arrivesWithin } from './page/arrive.ts';
import { listStorage } from './page/list-storage.ts';
import type { VisitBrowser } from './page/open-browser.ts';
import { probeReport, type Usual } from './usual.ts';

/** What a page of the site is like on which no remote is. @throws Refusal if not even that page works */
export async function readUsual(browser: VisitBrowser, origin: string): Promise<Usual> {
  // In German, because the shell notes a language that is not the usual one.
  const url = `${origin}/de/visit/without/a/remote`;
  const context = await browser.contextFor({
    kind: 'page',
    language: 'de',
    visitor: 'nobody',
    isPhone: false,
    url,
  });
  const page = await context.newPage();
  try {
    await page.goto(url, { waitUntil: 'commit' });
    const isDrawn = () =>
      (window.visitProbe?.().commits ?? 0) > 0 && document.querySelector('header') !== null;
    await page.waitForFunction(isDrawn, undefined, { timeout: arrivesWithin, polling: 50 }).catch(() => {
      throw new Refusal(
        'the live site does not open here, so no release can be visited; publish with --unchecked',
      );
    });
    const probe = z.parse(probeReport, await page.evaluate(() => window.visitProbe?.()));
    return { probe, storage: await page.evaluate(listStorage) };
  } finally {
    await page.close();
  }
}
