import type { texts as french } from './fr.ts';

/** What can be said to a person: an error of the API, or a fault in one field. */
export type TextKey = keyof typeof french;
export type Texts = Readonly<Record<TextKey, string>>;
export type TextParams = Readonly<Record<string, string | number | boolean>>;

const places = /\{(\w+)(?::([^|}]+)\|([^}]+))?\}/g;

/**
 * Replaces `{name}` placeholders by parameters, and `{hours:heure|heures}` by a number and the noun that fits it, which a
 * line end cannot part. A placeholder without a parameter stays.
 */
export function fillText(text: string, params: TextParams = {}): string {
  return text.replace(places, (place, name: string, one?: string, several?: string) => {
    const value = params[name];
    if (value === undefined) return place;
    return one === undefined ? String(value) : `${value}\u00a0${value === 1 ? one : several}`;
  });
}

/** Narrows any text, such as a validator's message, to a key of the catalogue. */
export function isTextKey(texts: Texts, key: string): key is TextKey {
  return Object.hasOwn(texts, key);
}
