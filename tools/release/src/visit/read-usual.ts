import { z } from '@livree/contracts/schema';
import { Refusal } from '@livree/release/ledger';
import { arrivesWithin } from './page/arrive.ts';
import { listStorage } from './page/list-storage.ts';
import type { VisitBrowser } from './page/open-browser.ts';
import type { Visitor } from './place.ts';
import { probeReport, type Usual, type UsualOf } from './usual.ts';

const isDrawn = () => (window.visitCommits ?? 0) > 0 && document.querySelector('header') !== null;

async function readFor(visitor: Visitor, browser: VisitBrowser, origin: string): Promise<Usual> {
  // In German, because the shell notes a language that is not the usual one.
  const url = `${origin}/de/visit/without/a/remote`;
  const place = { kind: 'page', language: 'de', visitor, isPhone: true, url } as const;
  const page = await browser.openPage(place);
  const draw = async () => {
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(isDrawn, undefined, { timeout: arrivesWithin, polling: 50 }).catch(() => {
      throw new Refusal(
        'the live site does not open here, so no release can be visited; publish with --unchecked',
      );
    });
  };
  await draw();
  // A page that is left writes something too.
  await draw();
  const probe = z.parse(probeReport, await page.evaluate(() => window.visitProbe?.()));
  const storage = await page.evaluate(listStorage);
  await browser.leavePage(page, place, false);
  return { probe, storage };
}

/** What a page of the site is like on which no remote is. @throws Refusal if not even that page works */
export async function readUsual(browser: VisitBrowser, origin: string): Promise<UsualOf> {
  const [nobody, customer, operator] = await Promise.all([
    readFor('nobody', browser, origin),
    readFor('customer', browser, origin),
    readFor('operator', browser, origin),
  ]);
  return { nobody, customer, operator };
}
