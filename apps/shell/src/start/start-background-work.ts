import { type Clock, type Consent, type KeyValueStore, removeOldDrafts } from '@livree/platform/shell';
import type { StoreApi } from 'zustand';
import { followChoices, type ChoiceParts } from '../choices/follow-choices.ts';
import { watchLimits, type WatchedLimits } from '../limits/watch-limits.ts';
import { keepOfflinePage, type OfflineContent } from '../offline/keep-offline-page.ts';
import { bringDialog } from '../problem/bring-dialog.ts';
import { tellFailedPress, type ProblemParts } from '../problem/tell-failed-press.tsx';
import { watchActs } from '../problem/watch-acts.ts';
import { keepPushPersonal } from '../push/keep-push-personal.ts';
import { watchSession } from '../session/watch-session.ts';
import { countPages } from '../telemetry/count-pages.ts';
import { keepCampaign } from '../telemetry/keep-campaign.ts';
import { watchFailures } from '../telemetry/watch-failures.ts';
import { watchReadiness, type WatchedReadiness } from '../telemetry/watch-readiness.ts';
import { watchVitals } from '../telemetry/watch-vitals.ts';

/** What goes on in the background of every page, once it works: it is fetched when nothing else is to be done. */
export function startBackgroundWork({
  isSessionEnding,
  clock,
  offline,
  consent,
  watched,
  reporting,
  sessionStore,
  tabStore,
  ...followed
}: ChoiceParts & {
  readonly isSessionEnding: StoreApi<boolean>;
  readonly clock: Clock;
  readonly consent: Consent;
  /** Undefined in a test visit, which leaves the browser's copies and messages as they are. */
  readonly offline: OfflineContent | undefined;
  /** Where the session and the drafts are stored. */
  readonly sessionStore: KeyValueStore;
  /** For what the visit keeps. */
  readonly tabStore: KeyValueStore;
  readonly watched: WatchedLimits & Pick<WatchedReadiness, 'library' | 'visit'>;
  readonly reporting: ProblemParts;
}): void {
  watchFailures({
    ...watched,
    onFailedPress: (pressed) => tellFailedPress(reporting, pressed),
    look: watchLimits(watched),
  });
  watchActs(reporting.acts);
  bringDialog(reporting);
  watchReadiness({ ...watched, acts: reporting.acts, session: followed.session });
  watchVitals(watched, consent);
  countPages(watched, consent);
  keepCampaign(consent, tabStore);
  followChoices(followed);
  removeOldDrafts(sessionStore, clock);
  if (offline !== undefined) {
    keepPushPersonal(followed.session);
    keepOfflinePage(followed.session, offline);
  }
  watchSession(followed.session, isSessionEnding, sessionStore, clock);
}
