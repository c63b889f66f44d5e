import { expect, type BrowserContext, type Page, type Response } from 'playwright/test';

const preloadWarning = /preload/i;

/**
 * A script that waits for others before it runs. On a slow machine that takes Chromium's few seconds: the warning measures the
 * machine, and says nothing of the page. `arrive-at-the-site.spec.ts` checks that each of these scripts is run.
 */
const lateScript =
  /^The resource \S+\.js was preloaded using link preload but not used within a few seconds from the window's load event\. /;

/** Expected failures of a journey; everything else fails it. */
export interface Tolerated {
  /** Console messages of the tested failure. */
  readonly console?: readonly RegExp[];
  /** Reports of what the policy stopped, as the tested failure should. */
  readonly policyReports?: readonly RegExp[];
  /** Uncaught errors of the tested failure. */
  readonly pageErrors?: readonly RegExp[];
  /** Documents that only the browser renders. */
  readonly shellRendered?: boolean;
}

/**
 * Watches every page of a context: policy reports, console errors, preload warnings and documents that the server did
 * not render. `check` fails the journey with everything that occurred.
 */
export function watch(context: BrowserContext, tolerated: Tolerated = {}): { check(): void } {
  const faults: string[] = [];

  function watchPage(page: Page) {
    page.on('console', (message) => {
      const text = message.text();
      const isWarned = preloadWarning.test(text) && !lateScript.test(text);
      const matters = message.type() === 'error' || isWarned;
      if (!matters || tolerated.console?.some((pattern) => pattern.test(text))) return;
      faults.push(`console ${message.type()}: ${text} (${message.location().url})`);
    });
    page.on('pageerror', ({ message }) => {
      if (!tolerated.pageErrors?.some((pattern) => pattern.test(message)))
        faults.push(`uncaught: ${message}`);
    });
    page.on('response', (response) => checkDocument(response, page));
  }

  function checkDocument(response: Response, page: Page) {
    const request = response.request();
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    if (new URL(response.url()).origin !== process.env['LIVREE_E2E_ORIGIN'] || response.status() >= 300)
      return;
    const by = response.headers()['x-livree-render'];
    if (by === undefined || by === 'server' || tolerated.shellRendered === true) return;
    faults.push(`rendered by ${by}: ${response.url()}`);
  }

  for (const page of context.pages()) watchPage(page);
  context.on('page', watchPage);
  context.on('request', (request) => {
    if (!/csp|violation/.test(new URL(request.url()).pathname)) return;
    const report = request.postData() ?? '';
    if (!tolerated.policyReports?.some((pattern) => pattern.test(report)))
      faults.push(`policy report: ${report}`);
  });
  return { check: () => expect(faults, 'what the browser complained about').toEqual([]) };
}
