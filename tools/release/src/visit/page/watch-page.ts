import { setTimeout as sleep } from 'node:timers/promises';
import { z } from '@livree/contracts/schema';
import { reportsSchema } from '@livree/document';
import type { ConsoleMessage, Page, Request, Response } from 'playwright';
import { knownAmounts, type KnownAmounts } from './known-amounts.ts';

/** What a page has asked for and complained about since it was opened. */
export interface Watched {
  readonly amounts: KnownAmounts;
  /** Uncaught errors, what the console calls an error, and failures that the shell reports. */
  readonly errors: string[];
  /** Resolves once everything that was asked for has been read, and nothing more is asked for. */
  settle(): Promise<void>;
}

/** Milliseconds without a request after which a page is taken for quiet, and after which it is not waited for. */
const quietMs = 150;
const loudMs = 8_000;

const typeOf = (response: Response): string => response.headers()['content-type'] ?? '';
const isJson = (response: Response): boolean => /json/.test(typeOf(response));
const isStream = (response: Response): boolean => typeOf(response).startsWith('text/event-stream');

/** The failures that the shell reports to the gateway: it shows another release, or a stand-in, instead. */
function readFailures(beacon: string): string[] {
  const { data = [] } = z.safeParse(reportsSchema, JSON.parse(beacon));
  return [data].flat().flatMap((report) =>
    // A slow machine freezes too; the visit waits for answers itself.
    report.kind === 'error' && report.cause !== 'frozen'
      ? [`${report.remote} failed: ${report.name} (${report.cause ?? 'unknown'})`]
      : [],
  );
}

const listBeacons = (): readonly string[] => window.visitBeacons ?? [];

/** The JSON that a document brings along, which its server has read from the API, and what a harness has given to its page. */
const readGiven = (): string[] => [
  ...[...document.querySelectorAll('script[type="application/json"]')].map(({ textContent }) => textContent),
  ...(window.visitGiven ?? []),
];

/** What the console says, in a line; of a file that did not load, also its name, which the text leaves out. */
function describeMessage(message: ConsoleMessage): string {
  const [text = ''] = message.text().split('\n');
  const name = message.location().url.split(/[?#]/)[0]?.split('/').at(-1);
  return text.startsWith('Failed to load resource') ? `console: ${text} ${name}` : `console: ${text}`;
}

/** Watches a page from before its first document. */
export function watchPage(page: Page): Watched {
  const amounts = knownAmounts();
  const errors: string[] = [];
  const open = new Set<Request>();
  const reading = new Set<Promise<void>>();
  let changed = performance.now();
  let readBeacons = 0;
  const touch = () => {
    changed = performance.now();
  };
  page.on('pageerror', ({ message }) => errors.push(`uncaught: ${message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(describeMessage(message));
  });
  page.on('request', (request) => {
    open.add(request);
    touch();
  });
  const close = (request: Request) => {
    open.delete(request);
    touch();
  };
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  page.on('response', (response) => {
    // It stays open for as long as the page, and has begun once it answers.
    if (isStream(response)) close(response.request());
    if (!isJson(response)) return;
    const taken = response.json().then(
      (answer: unknown) => amounts.add(answer),
      () => undefined,
    );
    reading.add(taken);
  });

  async function settle(): Promise<void> {
    const late = performance.now() + loudMs;
    while ((open.size > 0 || performance.now() - changed < quietMs) && performance.now() < late)
      await sleep(25);
    await Promise.all(reading);
    for (const text of await page.evaluate(readGiven)) amounts.add(JSON.parse(text));
    const beacons = await page.evaluate(listBeacons);
    errors.push(...beacons.slice(readBeacons).flatMap(readFailures));
    readBeacons = beacons.length;
  }
  return { amounts, errors, settle };
}
