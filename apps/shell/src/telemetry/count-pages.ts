import type { Consent } from '@livree/platform/shell';
import { isForPeople, routeOwner } from '@livree/release';
import { ownPathname } from '../language/language-memory.ts';
import type { Watched } from './watch-failures.ts';

/** The step of the page's wizard, as its address says it. */
function readStep(): number | undefined {
  const step = Number(new URLSearchParams(location.search).get('etape'));
  return Number.isInteger(step) && step > 0 && step < 10 ? step : undefined;
}

/** Reports each page and step of this visit once, if the visitor allows the site to measure, with nothing that names them. */
export function countPages({ composition, makeStamp, send }: Watched, consent: Consent): void {
  const counted = new Set<string>();

  function report(remote: string, page: string, step?: number) {
    const name = `${page} ${step ?? ''}`;
    if (counted.has(name)) return;
    counted.add(name);
    send({ ...makeStamp(remote), kind: 'page', page, step });
  }

  function countIfAllowed() {
    const owner = consent.allows('analytics') ? routeOwner(composition.remotes, ownPathname()) : undefined;
    if (owner === undefined || isForPeople(owner.path.access)) return;
    report(owner.remote.id, owner.path.path);
    const step = readStep();
    if (step !== undefined) report(owner.remote.id, owner.path.path, step);
  }

  countIfAllowed();
  consent.subscribe(countIfAllowed);
  // Without it, only the first page of a document counts.
  if ('navigation' in globalThis) navigation.addEventListener('currententrychange', countIfAllowed);
}
