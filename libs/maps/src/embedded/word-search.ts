import type { Entry } from './entry.ts';
import type { Gazetteer } from './gazetteer.ts';
import { readKeys } from './key-index.ts';
import { allowedErrors, isAlmost } from './spelling.ts';

/** A possible match with its comparable names and its importance; the entry is created on request. */
export interface Candidate {
  readonly keys: readonly string[];
  readonly kind: Entry['kind'];
  readonly country: string;
  readonly weight: number;
  entry(): Entry;
}

/** Candidates none of which is more important than the first, so a search can stop early. */
export type Falling = Iterable<Candidate>;

const kindWeight: Readonly<Record<Entry['kind'], number>> = {
  airport: 6.2,
  station: 5.6,
  landmark: 5.4,
  town: 0,
};

/**
 * Importance: the order of magnitude of the inhabitants, or an equivalent for the kind; a terminal comes after its
 * airport.
 */
const weighEntry = ({ kind, population, label }: Entry): number =>
  kindWeight[kind] + Math.log10(1 + population) - (label.includes('terminal') ? 0.5 : 0);

export const toCandidate = (entry: Entry): Candidate => {
  const { keys, kind, country } = entry;
  return { keys, kind, country, weight: weighEntry(entry), entry: () => entry };
};

/** Whether the word at a position in a text matches the search. */
type IsLike = (text: string, start: number) => boolean;

/** Searches the words of all names in place. */
export interface WordSearch {
  /** Places with a word that begins this way: points one by one, then towns and villages by falling importance. */
  beginning(word: string): readonly Falling[];
  /** Places with a similar word, with one or two typing errors; its first letter is right. */
  almost(word: string): readonly Falling[];
}

/**
 * Whether one of the second and third letters is right, possibly shifted by one; otherwise there are too many errors.
 */
function beginsAlike(typed: string, text: string, start: number): boolean {
  const second = text.charCodeAt(start + 1);
  const third = text.charCodeAt(start + 2);
  const own = typed.charCodeAt(1);
  const next = typed.charCodeAt(2);
  return second === own || third === next || third === own || second === next;
}

const [space, keyEnd] = [' ', '$'].map((mark) => mark.charCodeAt(0));

function endOfWord(text: string, start: number): number {
  let end = start;
  for (let code = text.charCodeAt(end); code !== space && code !== keyEnd && end < text.length;) {
    end += 1;
    code = text.charCodeAt(end);
  }
  return end;
}

/** One bit for each letter between two places. */
function countLetters(text: string, start: number, end: number): number {
  let letters = 0;
  for (let index = start; index < end; index += 1) letters |= 1 << (text.charCodeAt(index) % 32);
  return letters;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

/**
 * Whether the word at a position equals the typed one except for the allowed errors; most words already differ by
 * their letters.
 */
function likeTyped(typed: string): (text: string, start: number) => boolean {
  const most = allowedErrors(typed.length);
  const letters = countLetters(typed, 0, typed.length);
  return (text, start) => {
    if (text.charCodeAt(start) !== typed.charCodeAt(0) || !beginsAlike(typed, text, start)) return false;
    const end = endOfWord(text, start);
    return (
      end - start >= typed.length - most &&
      bitCount(letters & ~countLetters(text, start, end)) <= most &&
      isAlmost(typed, text.slice(start, end))
    );
  };
}

/** Where words begin in a part of the text, in order, by their first letter. */
function wordsByLetter(text: string, from: number, to: number): ReadonlyMap<number, readonly number[]> {
  const starts = new Map<number, number[]>();
  for (let index = from; index < to; index += 1) {
    if (text.charCodeAt(index) !== space) continue;
    const letter = text.charCodeAt(index + 1);
    const sameLetter = starts.get(letter);
    if (sameLetter) sameLetter.push(index + 1);
    else starts.set(letter, [index + 1]);
  }
  return starts;
}

/** Searches the names of all places as one text: it starts with the largest towns, so most searches end soon. */
export function openWordSearch({ points, towns }: Gazetteer): WordSearch {
  const { text, rows } = towns.keys;
  const ofPoints = points.map(toCandidate);
  const villagesFrom = rows.findStart(towns.located);
  const parts = [wordsByLetter(text, 0, villagesFrom), wordsByLetter(text, villagesFrom, text.length)];

  const candidateAt = (index: number): Candidate => ({
    keys: readKeys(rows.row(index)),
    kind: 'town',
    country: towns.country(index),
    weight: Math.log10(1 + towns.population(index)),
    entry: () => towns.entry(index),
  });

  /** The towns in a range that have a matching word, each once. */
  function* scan(starts: readonly number[], isLike: IsLike): Generator<Candidate> {
    let last = -1;
    for (const start of starts) {
      if (!isLike(text, start)) continue;
      const index = rows.indexAt(start);
      if (index !== last) yield candidateAt(index);
      last = index;
    }
  }

  const search = (word: string, isLike: IsLike): readonly Falling[] => {
    const hasOne = ({ keys }: Candidate) =>
      keys.some((key) => [...` ${key}`.matchAll(/ /g)].some(({ index }) => isLike(key, index)));
    return [
      ...ofPoints.filter(hasOne).map((point) => [point]),
      ...parts.map((part) => scan(part.get(word.charCodeAt(0)) ?? [], isLike)),
    ];
  };

  return {
    beginning: (word) => search(word, (names, start) => names.startsWith(word, start)),
    almost: (typed) => (allowedErrors(typed.length) === 0 ? [] : search(typed, likeTyped(typed))),
  };
}
