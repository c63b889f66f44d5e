import type { Consent } from '@livree/platform/shell';
import { findPageOwner } from './find-page-owner.ts';
import type { Watched } from './watch-failures.ts';

/**
 * Reports the vitals of this document for the remote whose page it began with, if the visitor allows the site to measure;
 * who does not, fetches no code for it. What is known only at the end is not reported when another remote's page is open by
 * then.
 */
export function watchVitals({ composition, makeStamp, send }: Watched, consent: Consent): void {
  const owner = findPageOwner(composition);
  let isWatching = false;

  async function watch() {
    const vitals = await import(/* webpackChunkName: 'vitals' */ 'web-vitals');
    for (const measure of [vitals.onCLS, vitals.onFCP, vitals.onINP, vitals.onLCP, vitals.onTTFB])
      measure(({ name, value }) => {
        if (!consent.allows('analytics') || findPageOwner(composition) !== owner) return;
        send({ ...makeStamp(owner), kind: 'vital', name, value });
      });
  }

  function watchIfAllowed() {
    if (isWatching || !consent.allows('analytics')) return;
    isWatching = true;
    // A file that did not arrive costs a measurement only.
    watch().catch(() => undefined);
  }

  watchIfAllowed();
  consent.subscribe(watchIfAllowed);
}
