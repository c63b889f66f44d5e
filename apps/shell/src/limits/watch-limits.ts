import { apiBases } from '@livree/contracts';
import { findPageOwner } from '../telemetry/find-page-owner.ts';
import { failureReport } from '../telemetry/telemetry.ts';
import type { Watched } from '../telemetry/watch-failures.ts';
import { LimitError } from './limit-error.ts';

/** How scripts ask for something; pictures and documents of the API are no calls. */
const byScript = new Set(['fetch', 'xmlhttprequest', 'beacon']);

/** Functions of the browser that every part uses; a copy of the first look is compared. */
const listBuiltIns = (): unknown[] => [
  Array.prototype.map,
  Array.prototype.includes,
  Function.prototype.call,
  JSON.parse,
  Object.defineProperty,
  Promise.prototype.then,
  RegExp.prototype.test,
  Response.prototype.json,
  Storage.prototype.getItem,
  Storage.prototype.setItem,
  EventTarget.prototype.addEventListener,
];

export interface WatchedLimits extends Watched {
  /** The path of each call that the shell has made for the remotes. */
  readonly made: readonly string[];
}

/**
 * Notices what no service can refuse: calls of the API past the shell, a header that is gone, and functions of the browser
 * that were replaced. It counts against the owner of the page, once for each.
 * @returns looks at what the page shares; to be called every few seconds
 */
export function watchLimits({ made, composition, makeStamp, send }: WatchedLimits): () => void {
  const reported = new Set<string>();
  const seen = new Map<string, number>();
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
    const path = pathname.slice(base.length);
    const times = (seen.get(path) ?? 0) + 1;
    seen.set(path, times);
    if (times > made.filter((each) => each === path).length) report('calls the API past the shell');
  }

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry instanceof PerformanceResourceTiming) lookAtCall(entry);
  }).observe({ type: 'resource', buffered: true });

  return () => {
    const header = document.querySelector('header');
    if (header === null) report('has removed the header');
    else if (!(header.checkVisibility?.({ visibilityProperty: true, opacityProperty: true }) ?? true))
      report('has hidden the header');
    // A function of arrays that says whether they are alike could be the one that was replaced.
    for (const [index, each] of listBuiltIns().entries())
      if (each !== builtIns[index]) report('has replaced a function of the browser');
  };
}
