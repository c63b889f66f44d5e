import type { Clock, Preference } from '@livree/platform';
import { followChoices, type Followed } from './follow-choices.ts';
import { watchSession } from './watch-session.ts';

/** What goes on in the background of every page, once it works: it is fetched when nothing else is to be done. */
export function accompany({
  isSessionEnding,
  clock,
  ...followed
}: Followed & { readonly isSessionEnding: Preference<boolean>; readonly clock: Clock }): void {
  followChoices(followed);
  watchSession(followed.session, isSessionEnding, followed.store, clock);
}
