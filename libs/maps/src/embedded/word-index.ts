import type { Entry, Gazetteer } from './gazetteer.ts';
import { forgivenSlips, isAlmost } from './spelling.ts';

type Word = {
  readonly word: string;
  /** One bit for each letter that the word has. */
  readonly letters: number;
  readonly entry: Entry;
  /** The importance of the entry. */
  readonly weight: number;
};

const kindWeight: Readonly<Record<Entry['kind'], number>> = {
  airport: 6.2,
  station: 5.6,
  landmark: 5.4,
  town: 0,
};

/** Importance: orders of magnitude of inhabitants, or as many for the kind; a terminal comes after its airport. */
function weightOf({ kind, population, label }: Entry): number {
  return kindWeight[kind] + Math.log10(1 + population) - (label.includes('terminal') ? 0.5 : 0);
}

/** An entry that may match, with its importance. */
export type Candidate = Pick<Word, 'entry' | 'weight'>;

export const toCandidate = (entry: Entry): Candidate => ({ entry, weight: weightOf(entry) });

export type WordIndex = {
  /** Entries that have a word beginning with one of these, the rarest: more than match them all, some twice, never fewer. */
  beginning(words: readonly string[]): readonly Candidate[];
  /** Entries that have a word like this one, but for a slip or two; its first letter is right. */
  almost(word: string): readonly Candidate[];
};

function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1) letters |= 1 << (word.charCodeAt(index) % 32);
  return letters;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** One of the second and third letters is right, if perhaps one place off: else more than a slip is wrong. */
const beginsAlike = (typed: string, word: string): boolean =>
  word[1] === typed[1] || word[2] === typed[2] || word[2] === typed[1] || word[1] === typed[2];

/** Words are filed by their first two letters, the shortest beginning that is searched for. */
const fileOf = (word: string): string => word.slice(0, 2);

function fileWords(entries: Iterable<Entry>): Map<string, Word[]> {
  const files = new Map<string, Word[]>();
  for (const entry of entries) {
    const candidate = toCandidate(entry);
    for (const word of new Set(entry.keys.flatMap((key) => key.split(' ')))) {
      const filed = { word, letters: lettersOf(word), ...candidate };
      const file = files.get(fileOf(word));
      if (file) file.push(filed);
      else files.set(fileOf(word), [filed]);
    }
  }
  return files;
}

/** Files every word of every name, once. */
export function openWordIndex({ points, towns, villages }: Gazetteer): WordIndex {
  const files = fileWords([...points, ...towns, ...villages]);
  const names = [...files.keys()];
  return {
    beginning(words) {
      const rarest = words
        .filter((word) => word.length >= 2)
        .map((word) => ({ word, file: files.get(fileOf(word)) ?? [] }))
        .toSorted((a, b) => a.file.length - b.file.length)[0];
      return rarest?.file.filter(({ word }) => word.startsWith(rarest.word)) ?? [];
    },
    almost(typed) {
      const letters = lettersOf(typed);
      const most = forgivenSlips(typed.length);
      const mayBe = (it: Word) =>
        bitCount(letters & ~it.letters) <= most &&
        it.word.length >= typed.length - most &&
        beginsAlike(typed, it.word);
      return names
        .filter((name) => name[0] === typed[0])
        .flatMap((name) => (files.get(name) ?? []).filter((it) => mayBe(it) && isAlmost(typed, it.word)));
    },
  };
}
