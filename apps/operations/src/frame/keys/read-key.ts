import { entries, type Entry } from '../entries.ts';

/** What a key does: it begins `g` and a letter, goes to a page, to the search or a row of the list, or opens the way. */
export type KeyAct =
  | { readonly kind: 'begin' | 'search' | 'next' | 'previous' | 'way' }
  | { readonly kind: 'go'; readonly entry: Entry };

/** The letter after `g` of each page; the same in every language. */
export const letters: Readonly<Record<Entry, string>> = {
  today: 't',
  rides: 'r',
  customers: 'c',
  fleet: 'f',
  prices: 'p',
  money: 'm',
  refunds: 'b',
  reviews: 'a',
  messages: 'e',
  newsletter: 'n',
  acts: 'h',
  import: 'i',
  articles: 'w',
  words: 'x',
  audience: 'v',
  people: 'u',
  settings: 's',
};

const acts: Readonly<Record<string, Exclude<KeyAct['kind'], 'go'>>> = {
  g: 'begin',
  '/': 'search',
  j: 'next',
  k: 'previous',
  '?': 'way',
};

/** @param isAfterG whether `g` was pressed just before */
export function readKey(key: string, isAfterG: boolean): KeyAct | undefined {
  const entry = isAfterG ? entries.find((each) => letters[each] === key) : undefined;
  if (entry !== undefined) return { kind: 'go', entry };
  const kind = acts[key];
  return kind && { kind };
}
