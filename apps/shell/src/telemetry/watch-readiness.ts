import { rootId } from '@livree/document';
import type { ReadonlyStore } from '@livree/platform';
import type { SessionState } from '@livree/platform/shell';
import { isForPeople, routeOwner } from '@livree/release';
import type { Visit } from '../host/visit.ts';
import { ownPathname } from '../language/language-memory.ts';
import type { Acts } from '../problem/acts.ts';
import type { Load } from '../remotes/load.ts';
import type { RemoteLibrary } from '../remotes/remote-library.ts';
import { findPageOwner } from './find-page-owner.ts';
import { failureReport } from './telemetry.ts';
import type { Watched } from './watch-failures.ts';

/** Milliseconds between two looks, and how many in a row find a part that is never ready: 20 s. */
const lookInterval = 2_000;
const mostLooks = 10;

/** A look that comes later than this after the one before says nothing: the device slept, or has no time for the page. */
const latestLook = 5_000;

/** How often another release is asked for: an answer may be lost. */
const mostAsks = 3;

/** Milliseconds before a part began to wait in which a call may have failed for it. */
const callsBefore = 30_000;

export interface WatchedReadiness extends Watched {
  readonly library: Pick<RemoteLibrary, 'page' | 'parts'>;
  readonly acts: Pick<Acts, 'list'>;
  readonly session: ReadonlyStore<SessionState>;
  readonly visit: Pick<Visit, 'isShown'>;
}

/** How long something has not been ready. */
interface Wait {
  /** Milliseconds since 1970. */
  readonly since: number;
  looks: number;
}

/** Dialogs of a script stand beside the site in the document; the question about cookies, which waits for nobody, is in it. */
const openDialogs = `dialog[open], :is([role=dialog], [role=alertdialog]):not(#${rootId} *)`;

/** A dialog, or the frame of a card or a bank, would end with the part that it belongs to. */
const isVisitorBusy = (): boolean =>
  document.activeElement?.tagName === 'IFRAME' || document.querySelector(openDialogs) !== null;

/** A script of a release is on the way: the bundler's element leaves the document once it has come. */
const isFetchingCode = (): boolean => document.querySelector('script[data-rspack]') !== null;

/**
 * Reports a part that loaded and never became ready, each once, and lets another release take its place, once: one with a
 * placeholder that says so (`NotReady`), a page that never took over what the server rendered, or one that shows no word.
 * Only time counts in which the page is visible and online, and nothing at all arrived or is on the way to it; a page to
 * which the API failed to answer is not judged.
 */
export function watchReadiness(watched: WatchedReadiness): void {
  const { library, acts } = watched;
  const known = new Map<() => void, Wait>();
  const told = new WeakSet<Load<unknown>>();
  const asks = new WeakMap<Load<unknown>, number>();
  const findUnreadyPage = followPages(watched);
  let lookedAt = performance.now();
  let hasArrived = false;

  new PerformanceObserver(() => void (hasArrived = true)).observe({ type: 'resource' });

  function isQuiet(): boolean {
    const now = performance.now();
    const isLate = now - lookedAt > latestLook;
    const isDisturbed = isLate || hasArrived || document.hidden || !navigator.onLine || isFetchingCode();
    lookedAt = now;
    hasArrived = false;
    return !isDisturbed;
  }

  const hasFailedCall = (since: number): boolean =>
    acts.list.some((act) => act.kind === 'call' && act.time > since - callsBefore && isTrouble(act.response));

  /** What is not ready, by what reports it. */
  function findUnready() {
    const unready = new Map<() => void, Load<unknown>>();
    for (const part of library.parts()) for (const report of part.waits) unready.set(report, part);
    const page = findUnreadyPage();
    if (page !== undefined) unready.set(page.report, page.part);
    return unready;
  }

  function tell(part: Load<unknown>, report: () => void) {
    if (told.has(part)) return;
    told.add(part);
    report();
  }

  /** @returns whether it was asked for */
  function askForAnother(part: Load<unknown>, report: () => void): boolean {
    const before = asks.get(part) ?? 0;
    if (before === mostAsks || isVisitorBusy()) return false;
    // No more while one is under way, and none after one that succeeded.
    asks.set(part, mostAsks);
    void part
      .replaceUnready(() => !isVisitorBusy() && findUnready().has(report))
      .then((isReplaced) => isReplaced || asks.set(part, before + 1));
    return true;
  }

  function giveUp(part: Load<unknown>, report: () => void, wait: Wait) {
    tell(part, report);
    if (askForAnother(part, report)) wait.looks = 0;
  }

  function look() {
    const quiet = isQuiet();
    const unready = findUnready();
    for (const report of known.keys()) if (!unready.has(report)) known.delete(report);
    for (const [report, part] of unready) {
      const wait = known.get(report) ?? { since: Date.now(), looks: 0 };
      known.set(report, wait);
      wait.looks = quiet ? wait.looks + 1 : 0;
      if (wait.looks >= mostLooks && !hasFailedCall(wait.since)) giveUp(part, report, wait);
    }
  }

  setInterval(look, lookInterval);
}

/** The API did not answer, is overloaded or broken. */
const isTrouble = (response: { readonly status: number } | undefined): boolean =>
  response === undefined || response.status >= 500 || response.status === 429;

/**
 * Follows the pages of this visit.
 * @returns the page in the address and what reports it, if its release has loaded, and it has not taken over, or shows no word any more
 */
function followPages({ composition, library, session, visit, makeStamp, send }: WatchedReadiness) {
  let path = '';
  let report = (): void => undefined;

  function arrive() {
    path = ownPathname();
    const part = findPageOwner(composition);
    report = () => send(failureReport(makeStamp(part), new Error('never ready'), 'never-ready'));
  }

  /** A page that this visitor may open; the others are not shown. */
  function findShown() {
    const owner = routeOwner(composition.remotes, path);
    if (owner === undefined || owner.path.redirect !== undefined) return undefined;
    const { access } = owner.path;
    const isOpen = access === 'public' || (!isForPeople(access) && session.getState().status === 'signed-in');
    return isOpen ? owner : undefined;
  }

  return () => {
    if (path !== ownPathname()) arrive();
    const owner = findShown();
    if (owner === undefined) return undefined;
    const part = library.page(owner.remote.id, owner.path.path);
    if (part.getState().status !== 'ready') return undefined;
    const hasWords = document.querySelector('main')?.textContent !== '';
    return visit.isShown(path) && hasWords ? undefined : { part, report };
  };
}
