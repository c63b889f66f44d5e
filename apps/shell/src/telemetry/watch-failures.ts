import { shellId, type BrowserComposition } from '@livree/release';
import { handleFailures } from './early-failures.ts';
import { findPageOwner } from './find-page-owner.ts';
import { findPart } from './find-part.ts';
import { failureReport, type SendReport, type Stamp } from './telemetry.ts';
import { watchFreeze } from './watch-freeze.ts';

/** How many of these failures one page reports: a timer may fail for ever. */
const mostReports = 30;

/** Milliseconds after a press in which a failure belongs to it. */
const pressLasts = 5_000;

export interface Watched {
  readonly composition: BrowserComposition;
  /** The stamp of the reports of a remote, or of the shell. */
  readonly makeStamp: (part: string) => Stamp;
  readonly send: SendReport;
}

interface WatchedPresses extends Watched {
  /** Called once for a press of the visitor that failed. */
  readonly onFailedPress: (pressed: Element | undefined) => void;
  /** Called every few seconds while the page is visible and answers. */
  readonly look: () => void;
}

/** The element around every page, as React's stacks of components name one without a file. */
const pagePlace = /^\s*(?:at )?main(?: \(<anonymous>\)|@unknown:0:0)?$/m;

/** Whether an extension of the browser failed. */
const isForeign = (stack: string): boolean => stack.includes('-extension://');

/** Undefined for what is no error: then nobody knows where it was thrown. */
const readStack = (error: unknown): string | undefined =>
  error instanceof Error ? (error.stack ?? '') : undefined;

/**
 * Reports failures that nobody caught in event handlers, timers and promises, a page that could not be taken over as it was
 * rendered, style sheets that did not load, and a page that no longer answers. They count against the release in the stack
 * or, without a stack, the part used last. A visitor whose press failed is told.
 */
export function watchFailures({ composition, makeStamp, send, onFailedPress, look }: WatchedPresses): void {
  const sheets = new Set<string>();
  let lastUsed = findPageOwner(composition);
  let left = mostReports;
  /** When the visitor pressed something; undefined once they were told that it failed. */
  let pressedAt: number | undefined;
  let pressed: Element | undefined;

  function report(part: string, error: unknown, where: string) {
    if ((left -= 1) >= 0) send(failureReport(makeStamp(part), error, where));
  }

  function answerPress(at: number) {
    if (pressedAt === undefined || at - pressedAt > pressLasts) return;
    pressedAt = undefined;
    onFailedPress(pressed);
  }

  function uncaught(error: unknown, where: 'uncaught' | 'promise', at: number, file = '') {
    const stack = readStack(error) ?? '';
    const thrower = findPart(stack, composition);
    // A script that the browser cannot read is in no stack; another release takes its place, whatever the visitor pressed.
    const isUnreadable = error instanceof SyntaxError && thrower === undefined;
    const part = thrower ?? findPart(file, composition);
    const wasCancelled = error instanceof DOMException && error.name === 'AbortError';
    if (wasCancelled || (part === undefined && isForeign(stack + file))) return;
    report(part ?? lastUsed, error, where);
    if (!isUnreadable) answerPress(at);
  }

  function sheetFailed({ href }: HTMLLinkElement) {
    const part = findPart(href, composition);
    if (part === undefined || sheets.has(href)) return;
    sheets.add(href);
    report(part, new Error('a style sheet did not load'), 'style');
  }

  /**
   * React's own error names React alone; what a component threw is its cause. Of a page that renders less than the server,
   * React names the place, which is the shell's.
   */
  function notHydrated(error: unknown, components: string) {
    const stacks = [error, error instanceof Error ? error.cause : undefined].map(readStack);
    const part = findPart([...stacks, components].join('\n'), composition);
    const isOwners = part === undefined || (part === shellId && pagePlace.test(components));
    report(isOwners ? findPageOwner(composition) : part, error, 'hydration');
  }

  handleFailures((event) => {
    if (!(event instanceof Event)) return notHydrated(event.error, event.componentStack ?? '');
    const { target, timeStamp } = event;
    if ('reason' in event) uncaught(event.reason, 'promise', timeStamp);
    else if (event instanceof ErrorEvent) {
      // Without an error it is a notice of the browser, such as that of a ResizeObserver.
      if (event.error !== null) uncaught(event.error, 'uncaught', timeStamp, event.filename);
    } else if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') sheetFailed(target);
  });
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (link.sheet === null) sheetFailed(link);

  const beat = watchFreeze(() => failureReport(makeStamp(lastUsed), new Error('frozen'), 'frozen'), look);
  for (const use of ['pointerdown', 'keydown'])
    addEventListener(
      use,
      ({ target, timeStamp }) => {
        pressedAt = timeStamp;
        pressed = target instanceof Element ? target : undefined;
        lastUsed = target instanceof Element && target.closest('main') ? findPageOwner(composition) : shellId;
        beat();
      },
      { capture: true, passive: true },
    );
}
