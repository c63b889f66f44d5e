import type { texts as french } from './fr.ts';

/** What can be said to a person: an error of the API, or a fault in one field. */
export type TextKey = keyof typeof french;
export type Texts = Readonly<Record<TextKey, string>>;
export type TextParams = Readonly<Record<string, string | number | boolean>>;

/** Replaces `{name}` placeholders by parameters; a placeholder without a parameter stays. */
export function fillText(text: string, params: TextParams = {}): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(params[name] ?? place));
}

/** Narrows any text, such as a validator's message, to a key of the catalogue. */
export function isTextKey(texts: Texts, key: string): key is TextKey {
  return Object.hasOwn(texts, key);
}
