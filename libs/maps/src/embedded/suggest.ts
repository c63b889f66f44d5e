import type { LngLat, Suggestion, SuggestOptions } from '../provider.ts';
import type { Entry, Gazetteer } from './gazetteer.ts';
import { straightMetres } from './geometry.ts';
import { placeKey } from './place-key.ts';

const leastTyped = 2;

/** How well a key answers what was typed: the whole, its beginning, the beginning of its words, or not. */
function matchOf(key: string, typed: string, words: readonly string[]): number {
  if (key === typed) return 3;
  if (key.startsWith(typed)) return 2;
  return words.every((word) => key.startsWith(word) || key.includes(` ${word}`)) ? 1 : 0;
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
function scoreOf(entry: Entry, match: number, near: LngLat | undefined): number {
  const weight = kindWeight[entry.kind] + Math.log10(1 + entry.population);
  const partOf = entry.label.includes('terminal') ? -0.5 : 0;
  return weight + match + partOf + nearness(entry.at, near);
}

const toSuggestion = ({ id, label, detail, kind, country }: Entry): Suggestion => ({
  id,
  label,
  detail,
  kind,
  country,
});

/** Places that match what was typed, the best first; nothing under two characters. */
export function suggestEntries(gazetteer: Gazetteer, text: string, options: SuggestOptions): Suggestion[] {
  const typed = placeKey(text);
  if (typed.length < leastTyped) return [];
  const words = typed.split(' ');
  const found: { entry: Entry; score: number }[] = [];
  for (const entry of [...gazetteer.points, ...gazetteer.towns]) {
    if (!options.countries.includes(entry.country)) continue;
    const match = Math.max(...entry.keys.map((key) => matchOf(key, typed, words)));
    if (match > 0) found.push({ entry, score: scoreOf(entry, match, options.near) });
  }
  return found
    .toSorted((a, b) => b.score - a.score)
    .slice(0, options.limit)
    .map(({ entry }) => toSuggestion(entry));
}
