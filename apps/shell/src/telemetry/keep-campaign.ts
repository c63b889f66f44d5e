import type { Consent, KeyValueStore } from '@livree/platform/shell';
import { findCampaign } from './find-campaign.ts';

/** Where the booking reads it. */
const key = 'campaign';

/** Keeps in this tab where the visit came from, as long as the visitor allows it: a booking is made with it. */
export function keepCampaign(consent: Consent, tab: KeyValueStore): void {
  function follow() {
    if (!consent.allows('marketing')) return tab.remove(key);
    const found = findCampaign(
      performance.getEntriesByType('navigation')[0]?.name ?? location.href,
      document.referrer,
    );
    if (found !== undefined && tab.read(key) === null) tab.write(key, found);
  }
  follow();
  consent.subscribe(follow);
}
