import { apiBases } from '@livree/contracts';
import { findPageOwner } from '../telemetry/find-page-owner.ts';
import { failureReport } from '../telemetry/telemetry.ts';
import type { Watched } from '../telemetry/watch-failures.ts';
import { LimitError } from './limit-error.ts';

/** Milliseconds between two looks at what the page shares. */
const lookInterval = 5_000;

/** How scripts ask for something; pictures and documents of the API are no calls. */
const byScript = new Set(['fetch', 'xmlhttprequest', 'beacon']);

/** Functions of the browser that every part uses; a copy of the page's first moment is compared. */
const listBuiltIns = (): unknown[] => [
  Array.prototype.map,
  Array.prototype.includes,
  Function.prototype.call,
  JSON.parse,
  JSON.stringify,
  Object.defineProperty,
  Promise.prototype.then,
  Response.prototype.json,
  Storage.prototype.getItem,
  Storage.prototype.setItem,
  History.prototype.pushState,
  EventTarget.prototype.addEventListener,
];

export interface WatchedLimits extends Watched {
  /** The paths of the calls that the shell has made for the remotes. */
  readonly made: ReadonlySet<string>;
}

/**
 * Notices what no service can refuse: calls of the API past the shell, a header that is gone, and functions of the browser
 * that were replaced. It counts against the owner of the page, once for each.
 */
export function watchLimits({ made, composition, makeStamp, send }: WatchedLimits): void {
  const reported = new Set<string>();
  const builtIns = listBuiltIns();

  function report(what: string): void {
    if (reported.has(what)) return;
    reported.add(what);
    const part = findPageOwner(composition);
    const refusal = new LimitError(`a part of this page, probably ${part}, ${what}`);
    console.error(refusal);
    send(failureReport(makeStamp(part), refusal, 'limit'));
  }

  function lookAtCall({ name, initiatorType }: PerformanceResourceTiming): void {
    const { origin, pathname } = new URL(name);
    const base = apiBases.find((each) => pathname.startsWith(`${each}/`));
    if (base === undefined || origin !== location.origin || !byScript.has(initiatorType)) return;
    if (!made.has(pathname.slice(base.length))) report('calls the API past the shell');
  }

  function lookAtPage(): void {
    if (document.querySelector('header') === null) report('has removed the header');
    if (listBuiltIns().some((each, index) => each !== builtIns[index]))
      report('has replaced a function of the browser');
  }

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry instanceof PerformanceResourceTiming) lookAtCall(entry);
  }).observe({ type: 'resource', buffered: true });
  setInterval(lookAtPage, lookInterval);
}
