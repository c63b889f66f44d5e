import type { LngLat, Suggestion, SuggestOptions } from '../provider.ts';
import type { Entry } from './entry.ts';
import type { Gazetteer } from './gazetteer.ts';
import { straightMetres } from './geometry.ts';
import { placeKey, tellingWords } from './place-key.ts';
import { isAlmost } from './spelling.ts';
import { toCandidate } from './word-search.ts';
import type { Candidate, Falling, WordSearch } from './word-search.ts';

const leastTyped = 2;
/** Nobody types more words, and each one takes time. */
const mostWords = 8;
/** The bonus of a requested kind: above any other match. */
const preference = 10;

const bestMatch = 3;
/** The highest bonus for being near. */
const nearest = 2;

/** How well a key matches the typed text: as a whole, at its beginning, at the beginning of its words, or not. */
function scoreMatch(key: string, typed: string, words: readonly string[]): number {
  if (key === typed) return bestMatch;
  if (key.startsWith(typed)) return 2;
  return words.every((word) => key.startsWith(word) || key.includes(` ${word}`)) ? 1 : 0;
}

/** Like `scoreMatch`, with a typing error in each word; better if no word is left over. */
function scoreNearMatch(key: string, words: readonly string[]): number {
  const own = key.split(' ');
  const isMatch = words.every((word) => own.some((mine) => mine.startsWith(word) || isAlmost(word, mine)));
  if (!isMatch) return 0;
  return own.length === words.length ? 2 : 1;
}

/** The best match among the names of a place; null when none matches. */
function findBestScore({ keys }: Candidate, match: (key: string) => number): number | null {
  const best = Math.max(...keys.map(match));
  return best > 0 ? best : null;
}

const nearness = (at: LngLat, near: LngLat): number => nearest / (1 + straightMetres(at, near) / 50_000);

const toSuggestion = ({ id, label, detail, kind, country }: Entry): Suggestion => ({
  id,
  label,
  detail,
  kind,
  country,
});

interface Found {
  readonly entry: Entry;
  readonly score: number;
}

/** The best entries, by weight plus match plus nearness. Skips entries with too little weight to be among them. */
function rank(
  groups: readonly Falling[],
  options: SuggestOptions,
  bestMatchOf: (candidate: Candidate) => number | null,
): Found[] {
  const { countries, near, limit, first = [] } = options;
  const lifted = new Set<Entry['kind']>(first.filter((kind) => kind !== 'address'));
  const found: Found[] = [];
  for (const group of groups) {
    for (const candidate of group) {
      const weight = candidate.weight + (lifted.has(candidate.kind) ? preference : 0);
      const least = found.length < limit ? -Infinity : (found.at(-1)?.score ?? -Infinity);
      if (weight + bestMatch + (near ? nearest : 0) <= least) break;
      const match = countries.includes(candidate.country) ? bestMatchOf(candidate) : null;
      if (match === null) continue;
      const entry = candidate.entry();
      const score = weight + match + (near ? nearness(entry.at, near) : 0);
      const place = found.findIndex((it) => it.score < score);
      found.splice(place < 0 ? found.length : place, 0, { entry, score });
      if (found.length > limit) found.pop();
    }
  }
  return found;
}

/** Names that match; if there are none, names that match with typing errors. */
function findNamed(search: WordSearch, typed: string, options: SuggestOptions): Found[] {
  const words = tellingWords(typed).slice(0, mostWords);
  const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? '';
  if (longest.length < leastTyped) return [];
  const exact = rank(search.beginning(longest), options, (candidate) =>
    findBestScore(candidate, (key) => scoreMatch(key, typed, words)),
  );
  if (exact.length > 0) return exact;
  return rank(search.almost(longest), options, (candidate) =>
    findBestScore(candidate, (key) => scoreNearMatch(key, words)),
  );
}

/** Places that match the typed text (a name, or a French postcode), best first; none for less than two characters. */
export function suggestEntries(
  { towns }: Gazetteer,
  search: WordSearch,
  text: string,
  options: SuggestOptions,
): Suggestion[] {
  const typed = placeKey(text);
  if (typed.length < leastTyped) return [];
  const found = /^\d{5}$/.test(typed)
    ? rank(
        towns.withPostcode(typed).map((town) => [toCandidate(town)]),
        options,
        () => bestMatch,
      )
    : findNamed(search, typed, options);
  return found.map(({ entry }) => toSuggestion(entry));
}
