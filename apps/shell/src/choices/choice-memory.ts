import { visitorCookies } from '@livree/document';
import { writeCookie } from '@livree/platform/cookies';
import type { KeyValueStore } from '@livree/platform/shell';

/** The visitor's choices of language and look. */
export type ChoiceName = 'language' | 'theme' | 'accent';

/** The time of a choice, kept while only this browser knows it. */
const pendingKey = (name: ChoiceName) => `${name}-chosen-at`;

/** The time of the account's choice that this browser followed last. */
const followedKey = (name: ChoiceName) => `${name}-followed-at`;

/** Stores a choice for this browser and its tabs, and for the server that renders the next page. */
export function rememberChoice(store: KeyValueStore, name: ChoiceName, value: string): void {
  store.write(name, value);
  writeCookie(visitorCookies[name], encodeURIComponent(value));
}

/** Marks a choice as made here, so that it is sent to the account. @param at ISO 8601 */
export function markPending(store: KeyValueStore, name: ChoiceName, at: Date): void {
  store.write(pendingKey(name), at.toISOString());
}

/** When a choice was made here that the account does not know; null if there is none. */
export const pendingSince = (store: KeyValueStore, name: ChoiceName): string | null =>
  store.read(pendingKey(name));

export function clearPending(store: KeyValueStore, name: ChoiceName): void {
  store.remove(pendingKey(name));
}

/** Whether this browser has not followed the account's choice of that time yet. @param at ISO 8601 */
export const isUnfollowed = (store: KeyValueStore, name: ChoiceName, at: string): boolean =>
  store.read(followedKey(name)) !== at;

/** Marks the account's choice as followed here. @param at null if nobody chose, or nobody is signed in any more */
export function markFollowed(store: KeyValueStore, name: ChoiceName, at: string | null): void {
  if (at === null) store.remove(followedKey(name));
  else store.write(followedKey(name), at);
}
