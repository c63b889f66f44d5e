import type { Browser, Page } from 'playwright/test';
import { OperationsPages } from '../pages/operations-pages.ts';
import { afterRefusal } from './journey.ts';
import { openContext } from './open-context.ts';

export interface Desk {
  readonly desk: OperationsPages;
  /** The page itself, for the page objects of its screens. */
  readonly tab: Page;
}

/** A signed-in operator at a browser of their own, who refused cookies. */
export async function openDesk(browser: Browser): Promise<Desk> {
  const context = await openContext(browser, { storageState: afterRefusal() });
  const tab = await context.newPage();
  const desk = new OperationsPages(tab, 'fr');
  await desk.signIn();
  return { desk, tab };
}
