import type { LngLat, Suggestion, SuggestOptions } from '../provider.ts';
import type { Entry, Gazetteer } from './gazetteer.ts';
import { straightMetres } from './geometry.ts';
import { placeKey } from './place-key.ts';
import { isAlmost } from './spelling.ts';
import type { WordIndex } from './word-index.ts';

const leastTyped = 2;
/** Nobody types more words, and each costs. */
const mostWords = 8;
/** What a kind that was asked for first is lifted by: above any other match. */
const preference = 10;

/** How well a key answers what was typed: the whole, its beginning, the beginning of its words, or not. */
function matchOf(key: string, typed: string, words: readonly string[]): number {
  if (key === typed) return 3;
  if (key.startsWith(typed)) return 2;
  return words.every((word) => key.startsWith(word) || key.includes(` ${word}`)) ? 1 : 0;
}

/** As `matchOf`, with a slip in each word: better when no word is left over. */
function almostMatchOf(key: string, words: readonly string[]): number {
  const own = key.split(' ');
  const isMatch = words.every((word) => own.some((mine) => mine.startsWith(word) || isAlmost(word, mine)));
  if (!isMatch) return 0;
  return own.length === words.length ? 2 : 1;
}

/** The best match among the names of an entry; null when none matches. */
function bestOf({ keys }: Entry, match: (key: string) => number): number | null {
  const best = Math.max(...keys.map(match));
  return best > 0 ? best : null;
}

const kindWeight: Readonly<Record<Entry['kind'], number>> = {
  airport: 6.2,
  station: 5.6,
  landmark: 5.4,
  town: 0,
};

function nearness(at: LngLat, near: LngLat | undefined): number {
  return near ? 2 / (1 + straightMetres(at, near) / 50_000) : 0;
}

/** Importance (orders of magnitude of inhabitants) plus match plus nearness; a terminal comes after its airport. */
function scoreOf(entry: Entry, match: number, { near, first = [] }: SuggestOptions): number {
  const weight = kindWeight[entry.kind] + Math.log10(1 + entry.population);
  const partOf = entry.label.includes('terminal') ? -0.5 : 0;
  const lift = first.includes(entry.kind) ? preference : 0;
  return weight + match + partOf + lift + nearness(entry.at, near);
}

const toSuggestion = ({ id, label, detail, kind, country }: Entry): Suggestion => ({
  id,
  label,
  detail,
  kind,
  country,
});

type Found = { readonly entry: Entry; readonly score: number };

function rank(
  entries: Iterable<Entry>,
  options: SuggestOptions,
  matchOfEntry: (entry: Entry) => number | null,
): Found[] {
  const found: Found[] = [];
  for (const entry of entries) {
    if (!options.countries.includes(entry.country)) continue;
    const match = matchOfEntry(entry);
    if (match !== null) found.push({ entry, score: scoreOf(entry, match, options) });
  }
  return found.toSorted((a, b) => b.score - a.score);
}

/** Names that match; when there are none, names that match but for a slip of the finger. */
function findNamed(index: WordIndex, typed: string, options: SuggestOptions): Found[] {
  const words = typed.split(' ').slice(0, mostWords);
  const exact = rank(index.beginning(words), options, (entry) =>
    bestOf(entry, (key) => matchOf(key, typed, words)),
  );
  if (exact.length > 0) return exact;
  const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? '';
  return rank(index.almost(longest), options, (entry) => bestOf(entry, (key) => almostMatchOf(key, words)));
}

/** Places that match what was typed (a name, or a French postcode), the best first; nothing under two characters. */
export function suggestEntries(
  { townsAt }: Gazetteer,
  index: WordIndex,
  text: string,
  options: SuggestOptions,
): Suggestion[] {
  const typed = placeKey(text);
  if (typed.length < leastTyped) return [];
  const found = /^\d{5}$/.test(typed)
    ? rank(townsAt(typed), options, () => 3)
    : findNamed(index, typed, options);
  return found.slice(0, options.limit).map(({ entry }) => toSuggestion(entry));
}
