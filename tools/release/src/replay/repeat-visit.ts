import { setTimeout as sleep } from 'node:timers/promises';
import type { ProblemAct, ProblemRequest } from '@livree/contracts';
import { controlSelectors } from '@livree/document';
import { shellId } from '@livree/release';
import type { Locator, Page } from 'playwright';
import { answering } from '../visit/page/answering.ts';
import { arrive } from '../visit/page/arrive.ts';
import { openBrowser } from '../visit/page/open-browser.ts';
import { watchPage } from '../visit/page/watch-page.ts';
import { signIn } from '../visit/site/sign-in.ts';
import { valueFor } from './fill-values.ts';
import { shiftClock } from './shift-clock.ts';

/** Milliseconds in which a control appears, or a page is another one. */
const patience = 5_000;

/** What was seen when the acts of a report were repeated. */
export interface RepeatedVisit {
  /** What failed, by remote and name. */
  readonly failures: readonly string[];
  /** What the visitor used and the page does not have. */
  readonly missed: readonly string[];
}

type ControlAct = Extract<ProblemAct, { kind: 'press' | 'fill' }>;
type Selectors = Readonly<Record<string, string>>;

const describe = ({ role, name, index }: ControlAct): string => `${role} ${name ?? `number ${index + 1}`}`;

/** The control that an act names, among those that can be seen. */
function locate(page: Page, { role, name, index }: ControlAct): Locator {
  const selectors: Selectors = controlSelectors;
  const alike = page.locator(selectors[role] ?? controlSelectors.button).filter({ visible: true });
  if (name === null || name === undefined) return alike.nth(index);
  const named =
    role === 'summary'
      ? alike.filter({ hasText: name })
      : alike.and(page.locator(`role=${role}[name=${JSON.stringify(name)} s]`));
  return named.nth(index);
}

/** Does what the visitor did to a control. Returns whether the page has it. */
async function repeatAct(page: Page, act: ControlAct, now: Date): Promise<boolean> {
  const control = locate(page, act);
  try {
    if (act.kind === 'press') await control.click({ timeout: patience });
    else if (act.role === 'combobox' && act.type === 'select')
      await control.selectOption({ index: 1 }, { timeout: patience });
    else await control.fill(valueFor(act.type, now), { timeout: patience });
    return true;
  } catch {
    return false;
  }
}

/** Waits for the page to which the visitor came; opens it if no press has led there. */
async function reach(page: Page, url: string): Promise<void> {
  const isThere = (at: URL) => at.pathname === new URL(url).pathname;
  const led = await page.waitForURL(isThere, { timeout: patience, waitUntil: 'commit' }).then(
    () => true,
    () => false,
  );
  if (!led) await arrive(page, { kind: 'page', url });
}

/** Waits until the shell reports failures, which it begins with a worker once the page is idle. */
async function awaitReports(page: Page): Promise<void> {
  if (page.workers().length > 0) return;
  await page.waitForEvent('worker', { timeout: patience }).catch(() => undefined);
}

/**
 * Repeats the acts of a report on a site, as its visitor, with their language, clock and screen.
 * @param begin runs once the visitor is signed in
 */
export async function repeatVisit(
  origin: string,
  report: ProblemRequest,
  begin: () => Promise<void>,
): Promise<RepeatedVisit> {
  const { acts, language, isPhone, isSignedIn, beganAt } = report;
  const ahead = Date.parse(beganAt) - Date.now();
  const visitor = isSignedIn ? 'customer' : 'nobody';
  const browser = await openBrowser(async (context) => {
    await context.addInitScript(shiftClock, ahead);
    await signIn(context, origin, visitor);
  });
  const missed: string[] = [];
  try {
    const context = await browser.contextFor({ kind: 'page', language, visitor, isPhone, url: origin });
    await begin();
    return { missed, failures: await repeatIn(await context.newPage()) };
  } finally {
    await browser.close();
  }

  async function repeatIn(page: Page): Promise<readonly string[]> {
    const { errors, settle } = watchPage(page);
    page.on('pageerror', ({ name, stack = '' }) => {
      const part = /\/assets\/([a-z-]+)\//.exec(stack)?.[1] ?? shellId;
      for (const how of ['uncaught', 'promise']) errors.push(`${part} failed: ${how}: ${name}`);
    });
    let isOpen = false;
    for (const act of acts) {
      if (act.kind === 'page') {
        const url = origin + act.path;
        if (isOpen) await reach(page, url);
        else await arrive(page, { kind: 'page', url });
        isOpen = true;
        await awaitReports(page);
      } else if (act.kind === 'press' || act.kind === 'fill') {
        if (!(await repeatAct(page, act, new Date(beganAt)))) missed.push(describe(act));
      } else continue;
      if (!(await answering(settle()))) return [...errors, 'the page does not answer'];
    }
    await sleep(1_500);
    await answering(settle());
    return errors;
  }
}
