import type french from '../messages/fr.json';

/** The texts of one language as its file holds them: one that counts something has a form for one and for others. */
export type Texts = Readonly<Record<keyof typeof french, string>>;

/** What can be said to a person: an error of the API, or a fault in one field. */
export type TextKey = keyof Texts extends infer Key
  ? Key extends `${infer Counting}_${'one' | 'other'}`
    ? Counting
    : Key
  : never;

export type TextParams = Readonly<Record<string, string | number | boolean>>;

/** Replaces `{name}` placeholders of an operator's text by parameters. A placeholder without a parameter stays. */
export function fillText(text: string, params: TextParams = {}): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(params[name] ?? place));
}

/** Narrows any text, such as a validator's message, to a key of a text that counts nothing. */
export function isTextKey(texts: Texts, key: string): key is TextKey & keyof Texts {
  return Object.hasOwn(texts, key);
}
