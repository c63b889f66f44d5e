import { visitorCookies } from '@livree/document';
import type { KeyValueStore } from '@livree/platform/shell';
import { writeCookie } from './cookies.ts';

/** What a visitor chooses of how the site looks and speaks. */
export type ChoiceName = 'language' | 'theme' | 'accent';

/** The moment of a choice, kept for as long as it was made in this browser alone. */
const ownKey = (name: ChoiceName) => `${name}-chosen-at`;

/** Keeps a choice for this browser and its tabs, and for the server that draws the next page. */
export function rememberChoice(store: KeyValueStore, name: ChoiceName, value: string): void {
  store.write(name, value);
  writeCookie(visitorCookies[name], encodeURIComponent(value));
}

/** Notes that a choice was made here, so that the account hears of it. @param at ISO 8601 */
export function markOwn(store: KeyValueStore, name: ChoiceName, at: Date): void {
  store.write(ownKey(name), at.toISOString());
}

/** When a choice was made here that the account does not know; null when there is none. */
export const ownSince = (store: KeyValueStore, name: ChoiceName): string | null => store.read(ownKey(name));

export function unmarkOwn(store: KeyValueStore, name: ChoiceName): void {
  store.remove(ownKey(name));
}
