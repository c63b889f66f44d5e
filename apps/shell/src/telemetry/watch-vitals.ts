import type { Consent } from '@livree/platform/shell';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { findPageOwner } from './find-page-owner.ts';
import type { Watched } from './watch-failures.ts';

/**
 * Reports the vitals of this document for the remote whose page it began with, if the visitor allows the site to measure.
 * What is known only at the end is not reported when another remote's page is open by then.
 */
export function watchVitals({ composition, makeStamp, send }: Watched, consent: Consent): void {
  const owner = findPageOwner(composition);
  let isWatching = false;

  function watchIfAllowed() {
    if (isWatching || !consent.allows('analytics')) return;
    isWatching = true;
    for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB])
      measure(({ name, value }) => {
        if (!consent.allows('analytics') || findPageOwner(composition) !== owner) return;
        send({ ...makeStamp(owner), kind: 'vital', name, value });
      });
  }

  watchIfAllowed();
  consent.subscribe(watchIfAllowed);
}
